import Foundation
import Testing

@testable import TopdownGallery

@Suite final class OverlayFolderTests {
  private let files = FileManager.default
  private let package = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("overlay-\(UUID().uuidString)")

  init() throws {
    try files.createDirectory(at: package.appendingPathComponent("Sources/Feature"), withIntermediateDirectories: true)
    try files.createDirectory(at: package.appendingPathComponent(".git"), withIntermediateDirectories: true)
    try "let package = Package()".write(to: package.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    try "{}".write(to: package.appendingPathComponent("Package.resolved"), atomically: true, encoding: .utf8)
    try "".write(to: package.appendingPathComponent("README.md"), atomically: true, encoding: .utf8)
  }

  deinit { try? files.removeItem(at: package) }

  private func written() throws -> OverlayFolder {
    let folder = OverlayFolder(package: package)
    try folder.write(OverlayManifest(facts: OverlayManifestTests.facts(), packageFolder: package.path))
    return folder
  }

  @Test func theUsersFilesAreLinkedAndTheOverlaysOwnAreWritten() throws {
    let folder = try written()

    #expect(
      try files.contentsOfDirectory(atPath: folder.overlay.path).sorted()
        == ["Package.resolved", "Package.swift", "README.md", "Sources", "TopdownHostMain"])
    #expect(
      try files.destinationOfSymbolicLink(atPath: folder.overlay.appendingPathComponent("Sources").path)
        == package.appendingPathComponent("Sources").path)
    #expect(throws: (any Error).self) {
      try files.destinationOfSymbolicLink(atPath: folder.overlay.appendingPathComponent("Package.resolved").path)
    }
  }

  @Test func whatTheUserRemovedIsForgotten() throws {
    _ = try written()
    try files.removeItem(at: package.appendingPathComponent("README.md"))

    let folder = try written()

    #expect(!(try files.contentsOfDirectory(atPath: folder.overlay.path)).contains("README.md"))
  }

  @Test func whatIsRightIsNotWrittenAgain() throws {
    let folder = try written()
    let manifest = folder.overlay.appendingPathComponent("Package.swift").path
    let long = Date(timeIntervalSince1970: 1000)
    try files.setAttributes([.modificationDate: long], ofItemAtPath: manifest)

    _ = try written()

    #expect(try files.attributesOfItem(atPath: manifest)[.modificationDate] as? Date == long)
  }
}
