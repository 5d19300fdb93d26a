import Foundation
import Testing

@testable import TopdownGallery

@Suite final class ServerFolderTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("folder-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func onlyItsUserCanEnterAndGitLeavesItOut() throws {
    let folder = try ServerFolder(package: root.path)

    #expect(folder.path == root.path + "/.topdown/serve")
    #expect(try permissions(of: folder.path) == 0o700)
    #expect(try String(contentsOfFile: folder.path + "/.gitignore", encoding: .utf8) == "*\n")
  }

  @Test func oneThatOthersCouldEnterIsClosedToThem() throws {
    let path = root.path + "/.topdown/serve"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)

    _ = try ServerFolder(package: root.path)

    #expect(try permissions(of: path) == 0o700)
  }

  @Test func aLinkInItsPlaceIsRefused() throws {
    try FileManager.default.createDirectory(atPath: root.path + "/.topdown", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: root.path + "/.topdown/serve", withDestinationPath: "/tmp")

    let failure = #expect(throws: ServeFailure.self) { try ServerFolder(package: root.path) }

    #expect(failure?.description.hasPrefix("no server can meet anybody in \(root.path)/.topdown/serve: ") == true)
  }

  @Test func aSocketIsReachedHoweverLongTheFoldersPathIs() throws {
    let deep = root.path + "/" + String(repeating: "deep/", count: 40)
    try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
    let folder = try ServerFolder(package: deep)
    let listener = try LocalListener(at: folder.socket)

    let channel = LocalChannel.connected(to: folder.socket)

    #expect(channel?.isOwn == true)
    listener.stop()
    #expect(LocalChannel.connected(to: folder.socket) == nil)
  }

  @Test func oneAtATimeHoldsTheLock() throws {
    let folder = try ServerFolder(package: root.path)
    let first = ServerLock(folder)

    #expect(ServerLock(folder) == nil)
    first?.release()

    #expect(ServerLock(folder) != nil)
  }
}
