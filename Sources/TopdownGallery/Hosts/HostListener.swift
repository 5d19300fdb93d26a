import Foundation
import Synchronization

/// The socket that one host connects to, in a folder that only this user can enter.
final class HostListener: Sendable {
  let path: String
  private let folder: String
  private let descriptor: Int32

  init() throws {
    // A socket's path may have about a hundred characters, so it cannot stand in the package's own folder.
    var template = Array("/tmp/topdown-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw HostFailure.socket("folder", reason: lastError()) }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = folder + "/host"
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw HostFailure.socket("socket", reason: lastError()) }
    guard withUnixAddress(path, { bind(descriptor, $0, $1) }) == 0 else { throw HostFailure.socket("bind", reason: lastError()) }
    guard listen(descriptor, 1) == 0 else { throw HostFailure.socket("listen", reason: lastError()) }
  }

  deinit {
    close(descriptor)
    removeFolder()
  }

  /// Leaves nothing on disk; a host that is connected stays so.
  func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  /// Waits for the host; nil when `stop()` came first.
  func connection() async -> HostConnection? {
    await withCheckedContinuation { continuation in
      let thread = Thread { [self] in
        let accepted = accept(descriptor, nil, nil)
        if accepted >= 0 { _ = fcntl(accepted, F_SETFD, FD_CLOEXEC) }
        continuation.resume(returning: accepted < 0 ? nil : HostConnection(descriptor: accepted))
      }
      thread.start()
    }
  }

  /// Ends the wait; may be called from anywhere, more than once.
  func stop() {
    // On Linux this wakes a thread that waits in `accept`, where closing would not.
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}

func lastError() -> String { String(cString: strerror(errno)) }

/// Calls `body` with the address of a Unix domain socket.
func withUnixAddress<Result>(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { bytes in
    bytes.copyBytes(from: path.utf8.prefix(bytes.count - 1))
  }
  return withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
  }
}
