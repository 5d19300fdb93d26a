import Foundation
import Testing

@testable import TopdownGallery

@Suite struct OverlayManifestTests {
  static func facts() throws -> PackageFacts {
    try PackageFacts(
      dumped: Data(
        """
        {"name": "Library", "toolsVersion": {"_version": "6.2.0"}, "dependencies": [{"fileSystem": [{"identity": "topdown"}]}],
         "targets": [{"name": "Feature", "dependencies": [{"product": ["Topdown", "topdown", null, null]}]}]}
        """.utf8),
      described: Data(
        """
        {"targets": [{"name": "Feature", "c99name": "Feature", "type": "library", "module_type": "SwiftTarget"},
                     {"name": "Live-Thing", "c99name": "Live_Thing", "type": "library", "module_type": "SwiftTarget"}]}
        """.utf8))
  }

  private func manifest() throws -> OverlayManifest {
    OverlayManifest(facts: try Self.facts(), packageFolder: #"/home/me/"odd" package"#)
  }

  @Test func theHostIsAppendedToTheUsersManifest() throws {
    let original = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(name: "Library", dependencies: [.package(path: "..")])

      """

    let text = try manifest().manifest(extending: original, file: "Package.swift")

    #expect(
      text == #"""
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(name: "Library", dependencies: [.package(path: "..")])

        // Added by `topdown`: the user's manifest, and a host for what its libraries show.

        // Relative paths are meant from the user's package, not from this copy of its manifest.
        package.dependencies = package.dependencies.map { dependency in
          guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/"), !path.hasPrefix("~") else {
            return dependency
          }
          let absolute = "/home/me/\"odd\" package/" + path
          if let name { return .package(name: name, path: absolute, traits: dependency.traits) }
          return .package(path: absolute, traits: dependency.traits)
        }

        package.targets.append(
          .executableTarget(
            name: "TopdownHostMain",
            dependencies: [
              .target(name: "Feature"),
              .target(name: "Live-Thing"),
              .product(name: "TopdownHost", package: "topdown"),
            ],
            path: "TopdownHostMain"))

        """#)
  }

  @Test func aPackageThatKnowsNothingOfTopdownIsGivenIt() throws {
    let facts = try PackageFacts(
      dumped: Data(#"{"name": "Library", "dependencies": [], "targets": [{"name": "Feature", "dependencies": []}]}"#.utf8),
      described: Data(
        #"{"targets": [{"name": "Feature", "c99name": "Feature", "type": "library", "module_type": "SwiftTarget"}]}"#.utf8),
      checkout: "/home/me/Topdown")

    let text = try OverlayManifest(facts: facts, packageFolder: "/p").manifest(
      extending: "let package = Package(name: \"Library\")", file: "Package.swift")

    #expect(
      text.contains(
        """

        package.dependencies.append(.package(path: "/home/me/Topdown"))
        for target in package.targets where ["Feature"].contains(target.name) {
          target.dependencies.append(.product(name: "Topdown", package: "topdown"))
        }

        package.targets.append(
          .executableTarget(
            name: "TopdownHostMain",
            dependencies: [
              .target(name: "Feature"),
              .product(name: "TopdownHost", package: "topdown"),

        """))
  }

  @Test(arguments: [
    ("import Foundation\nclass A: ObservableObject {}", true),
    ("import Foundation\nimport Combine\nclass A: ObservableObject {}", false),
    ("@testable import SwiftUI\nclass A: ObservableObject {}", false), ("import Foundation\nclass A {}", false),
  ])
  func aFileThatObservesByFoundationAloneIsGivenCombine(text: String, isGiven: Bool) throws {
    let package = FileManager.default.temporaryDirectory.appendingPathComponent("overlay-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: package) }
    let folder = package.appendingPathComponent("Sources/Feature")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("A.swift"))
    var facts = try Self.facts()
    facts.sources = ["Feature": "Sources/Feature"]

    let manifest = try OverlayManifest(facts: facts, packageFolder: package.path).manifest(
      extending: "let package = Package(name: \"Library\")", file: "Package.swift")

    #expect(
      manifest.contains(
        """
        for target in package.targets where ["Feature"].contains(target.name) {
          target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "Combine"])]
        }
        """) == isGiven)
  }

  @Test func topdownsSourcesAreFoundAboveTheCommand() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("checkout-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let command = root.appendingPathComponent("a/.build/debug/topdown")
    try FileManager.default.createDirectory(at: command.deletingLastPathComponent(), withIntermediateDirectories: true)
    #expect(TopdownCheckout.path(above: command) == nil)

    try Data("let package = Package(\n  name: \"topdown\",".utf8).write(to: root.appendingPathComponent("a/Package.swift"))

    #expect(TopdownCheckout.path(above: command) == root.appendingPathComponent("a").standardizedFileURL.path)
  }

  @Test func theHostsMainImportsEveryLibrary() throws {
    #expect(
      try manifest().main == """
        // Written by `topdown`; do not edit.
        import Feature
        import Live_Thing
        import TopdownHost

        MainActor.assumeIsolated { HostMain.run() }

        """)
  }

  @Test func aManifestOfAnotherShapeIsRefused() {
    let failure = #expect(throws: BuildFailure.self) {
      try manifest().manifest(extending: "let p = Package(name: \"x\")", file: "/x/Package.swift")
    }

    #expect(
      failure?.description == """
        /x/Package.swift does not declare `let package = Package(…)`, so a host target cannot be added to a copy of it
        name the manifest's package `package`
        """)
  }
}
