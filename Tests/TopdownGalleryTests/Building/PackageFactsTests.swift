import Foundation
import Testing

@testable import TopdownGallery

@Suite struct PackageFactsTests {
  private func facts(dumped: String, described: String) throws -> PackageFacts {
    try PackageFacts(dumped: Data(dumped.utf8), described: Data(described.utf8))
  }

  private let described = """
    {"targets": [
      {"name": "Live-Thing", "c99name": "Live_Thing", "type": "library", "module_type": "SwiftTarget"},
      {"name": "Feature", "c99name": "Feature", "type": "library", "module_type": "SwiftTarget", "path": "Sources/Feature"},
      {"name": "Helpers", "c99name": "Helpers", "type": "library", "module_type": "SwiftTarget", "path": "Sources/Helpers"},
      {"name": "CThing", "c99name": "CThing", "type": "library", "module_type": "ClangTarget"},
      {"name": "App", "c99name": "App", "type": "executable", "module_type": "SwiftTarget", "path": "App"},
      {"name": "Macros", "c99name": "Macros", "type": "macro", "module_type": "SwiftTarget"},
      {"name": "FeatureTests", "c99name": "FeatureTests", "type": "test", "module_type": "SwiftTarget", "path": "Tests/FeatureTests"}
    ]}
    """

  private func dumped(_ dependency: String) -> String {
    """
    {"name": "Library", "dependencies": [{"fileSystem": [{"identity": "checkout", "path": "/x/checkout"}]}], "targets": [
      {"name": "Feature", "dependencies": [{"byName": ["CThing", null]}, \(dependency)]},
      {"name": "Helpers", "dependencies": [{"product": ["TopdownTesting", "checkout", null, null]}]}
    ]}
    """
  }

  @Test func swiftLibrariesAreShownAndHelpersForTestsAreNot() throws {
    let facts = try facts(dumped: dumped(#"{"product": ["Topdown", "checkout", null, null]}"#), described: described)

    #expect(facts.libraries.map(\.name) == ["Feature", "Live-Thing"])
    #expect(facts.libraries.map(\.module) == ["Feature", "Live_Thing"])
    #expect(
      facts.outsiders == [
        .init(name: "App", reason: .executable, path: "App"),
        .init(name: "FeatureTests", reason: .test, path: "Tests/FeatureTests"),
        .init(name: "Helpers", reason: .testHelper, path: "Sources/Helpers"),
      ])
    #expect(facts.topdownIdentity == "checkout")
  }

  @Test func aProductNamedWithoutItsPackageIsFoundInTheOnlyDependency() throws {
    let facts = try facts(dumped: dumped(#"{"byName": ["Topdown", null]}"#), described: described)

    #expect(facts.topdownIdentity == "checkout")
  }

  @Test func aPackageThatDoesNotUseTopdownIsToldHow() {
    let failure = #expect(throws: BuildFailure.self) {
      try facts(dumped: #"{"name": "Other", "dependencies": [], "targets": []}"#, described: described)
    }

    #expect(
      failure?.description == """
        no target of package 'Other' depends on Topdown, and its sources are not above this command
        name their folder in TOPDOWN_PATH; or add .package(path: "…/topdown") to the package's dependencies, and
        .product(name: "Topdown", package: "topdown") to those of the targets that hold views
        """)
  }

  @Test func viewsInExecutablesOnlyAreToldWhereToGo() {
    let failure = #expect(throws: BuildFailure.self) {
      try facts(
        dumped: dumped(#"{"product": ["Topdown", "checkout", null, null]}"#),
        described: #"{"targets": [{"name": "App", "c99name": "App", "type": "executable", "module_type": "SwiftTarget"}]}"#)
    }

    #expect(
      failure?.description == """
        package 'Library' has nothing to show: its views are in executable targets (App), which cannot be linked into a host
        move the views, their scenarios and previews to a library target
        """)
  }
}
