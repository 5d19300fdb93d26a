import Foundation
import Testing

@testable import TopdownGallery

@Suite struct HostBuilderTests {
  @Test func aFolderWithoutAPackageIsNamed() async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("empty-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let failure = await #expect(throws: BuildFailure.self) {
      try await HostBuilder(packagePath: folder.path, console: Console(isTerminal: false, write: { _ in })).build()
    }

    #expect(
      failure?.description == """
        there is no Package.swift in \(folder.path)
        name the folder of a Swift package: --package-path <folder>
        """)
  }
}
