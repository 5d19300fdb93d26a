import Foundation
import Synchronization

/// One end of a connection between processes of one user: JSON objects, one a line, read and written by a thread that may wait.
final class LocalChannel: Sendable {
  private struct Incoming {
    var buffer = LineBuffer()
    var lines: [Data] = []
  }

  private let descriptor: Int32
  private let incoming = Mutex(Incoming())

  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// nil where nobody listens.
  static func connected(to path: String) -> LocalChannel? {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    guard withUnixAddress(path, { connect(descriptor, $0, $1) }) == 0 else {
      close(descriptor)
      return nil
    }
    return LocalChannel(descriptor: descriptor)
  }

  /// Whether the process at the other end is this user's.
  var isOwn: Bool {
    // `struct ucred`: process, user, group.
    var peer: (pid: Int32, user: UInt32, group: UInt32) = (0, .max, .max)
    var length = socklen_t(MemoryLayout.size(ofValue: peer))
    return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0 && peer.user == geteuid()
  }

  /// How long a read waits; for ever where nothing is said.
  func limitWaiting(to seconds: Int) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  /// The next line; nil once the other end has gone, says nothing for too long, or sends a line of more bytes than `limit`.
  func readLine(limit: Int = .max) -> Data? {
    incoming.withLock { incoming in
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while incoming.lines.isEmpty {
        let count = recv(descriptor, &chunk, chunk.count, 0)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return nil }
        incoming.lines = incoming.buffer.append(Data(chunk[..<count]))
        guard incoming.buffer.unfinished <= limit else { return nil }
      }
      let line = incoming.lines.removeFirst()
      return line.count <= limit ? line : nil
    }
  }

  /// Whether it was sent; the other end may have gone.
  @discardableResult
  func write(_ message: some Encodable) -> Bool {
    guard let line = try? JSONEncoder().encode(message) + Data("\n".utf8) else { return false }
    return line.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// Ends what waits; the descriptor stays its own until nobody holds the channel.
  func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
