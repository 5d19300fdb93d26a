import Foundation

/// The socket on which a server listens.
final class LocalListener: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Takes the place of a socket that an ended server has left; whoever listens holds the package's lock.
  init(at path: String) throws(ServeFailure) {
    self.path = path
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw .socket("socket", reason: lastError()) }
    unlink(path)
    guard withUnixAddress(path, { bind(descriptor, $0, $1) }) == 0 else { throw .socket("bind", reason: lastError()) }
    guard listen(descriptor, 64) == 0 else { throw .socket("listen", reason: lastError()) }
  }

  deinit { close(descriptor) }

  /// Waits for the next one who asks; nil once `stop()` was called.
  func accept() -> LocalChannel? {
    while true {
      let accepted = Glibc.accept(descriptor, nil, nil)
      if accepted < 0 {
        let reason = errno
        // Some of those who are met now leave soon.
        if reason == EMFILE || reason == ENFILE { usleep(10_000) }
        guard [EINTR, ECONNABORTED, EMFILE, ENFILE].contains(reason) else { return nil }
        continue
      }
      _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
      return LocalChannel(descriptor: accepted)
    }
  }

  /// Nobody finds it any more, and who waits for somebody stops.
  func stop() {
    unlink(path)
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}
