import Foundation
import Testing

@testable import TopdownGallery

@Suite struct HostListenerTests {
  @Test func onlyThisUserCanEnterItsFolderAndNothingIsLeftOfIt() throws {
    let listener = try HostListener()
    let folder = URL(fileURLWithPath: listener.path).deletingLastPathComponent().path

    let permissions = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
    listener.removeFolder()

    #expect(permissions == 0o700)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func stoppingEndsTheWaitForAHost() async throws {
    let listener = try HostListener()
    async let connection = listener.connection()

    listener.stop()

    let arrived = await connection
    #expect(arrived == nil)
  }
}
