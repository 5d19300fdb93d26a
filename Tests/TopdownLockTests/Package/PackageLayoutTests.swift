import Testing

@testable import TopdownLock

@Suite struct PackageLayoutTests {
  @Test func aPathInTheManifestIsHonoured() throws {
    let package = try ShelfPackage()
    try package.edit("Package.swift", ".target(name: \"LibraryModels\")", ".target(name: \"LibraryModels\", path: \"Models/\")")
    try package.write("struct Moved { func rule() {} }", to: "Models/Moved.swift")

    let files = try PackageLayout(root: package.root).sourceFiles(of: "LibraryModels")

    #expect(files.map(\.path) == ["Models/Moved.swift"])
  }

  @Test func aTestTargetBelongsToTheLongestModuleItBeginsWith() throws {
    let package = try ShelfPackage()
    try package.write("struct A {}", to: "Sources/Library/A.swift")
    try package.write("", to: "Tests/LibraryTests/A.swift")
    try package.write("", to: "Tests/LibraryFeatureStageTests/B.swift")

    let layout = try PackageLayout(root: package.root)

    #expect(try layout.testFiles(of: "Library").map(\.path) == ["Tests/LibraryTests/A.swift"])
    #expect(
      try layout.testFiles(of: "LibraryFeature").map(\.path) == [
        "Tests/LibraryFeatureStageTests/B.swift", "Tests/LibraryFeatureTests/ShelfTests.swift",
      ])
  }

  @Test func aRecordedLogIsAReferenceAndNoOtherHiddenFileIs() throws {
    let package = try ShelfPackage()
    try package.write("load\n", to: "Tests/LibraryFeatureTests/.records/ShelfTests/refresh.txt")
    try package.write("?", to: "Tests/LibraryFeatureTests/.DS_Store")

    let references = try PackageLayout(root: package.root).referenceFiles(of: "LibraryFeature")

    #expect(
      references.map(\.path) == [
        "Tests/LibraryFeatureTests/.records/ShelfTests/refresh.txt", "Tests/LibraryFeatureTests/Fixtures/shelf.txt",
      ])
  }

  @Test func aPackageOfOneTargetMayKeepItsFilesInSources() throws {
    let package = try ShelfPackage()
    try package.remove("Sources")
    try package.write("let package = Package(targets: [.executableTarget(name: \"Tool\")])", to: "Package.swift")
    try package.write("struct A {}", to: "Sources/A.swift")

    let files = try PackageLayout(root: package.root).sourceFiles(of: "Tool")

    #expect(files.map(\.path) == ["Sources/A.swift"])
  }
}
