import Foundation
import Synchronization
import TopdownDisplay

/// One JSON object a line, both ways, over a connected socket.
final class HostConnection: Sendable {
  /// What the host sends, in order; ends when the host has gone or `close()` was called.
  ///
  /// One that sends more than `longestLine` bytes without an end is heard no further; its last line is what such a line begins with.
  let lines: AsyncStream<Data>
  /// Lines that were read and not yet taken: a host that says more than is heard waits.
  private let backlog = Backlog(capacity: 64)
  /// Nil once closed: the number may then be another file's.
  private let descriptor: Mutex<Int32?>

  init(descriptor: Int32) {
    self.descriptor = Mutex(descriptor)
    let (lines, arriving) = AsyncStream.makeStream(of: Data.self)
    self.lines = lines
    let thread = Thread { [weak self, backlog] in
      Self.read(descriptor) { [backlog] line in
        backlog.add()
        arriving.yield(line)
      }
      arriving.finish()
      guard let self else { return _ = Glibc.close(descriptor) }
      self.descriptor.withLock { open in
        Glibc.close(descriptor)
        open = nil
      }
    }
    thread.start()
  }

  deinit { close() }

  func send(_ request: HostRequest) throws {
    let line = try JSONEncoder().encode(request) + Data("\n".utf8)
    let isSent = descriptor.withLock { descriptor in
      guard let descriptor else { return false }
      return line.withUnsafeBytes { Self.write($0, to: descriptor) }
    }
    guard isSent else { throw HostFailure.refused("the host is no longer connected") }
  }

  /// To be called after each of the lines was dealt with.
  func taken() { backlog.remove() }

  /// Ends both directions; the reading thread then closes the socket.
  func close() {
    backlog.end()
    descriptor.withLock { if let open = $0 { shutdown(open, Int32(SHUT_RDWR)) } }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = Glibc.send(
        descriptor, bytes.baseAddress! + written, bytes.count - written, Int32(MSG_NOSIGNAL))
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }

  /// Bytes; a picture's display list of many thousand texts is a tenth of it.
  static let longestLine = 64 << 20

  private static func read(_ descriptor: Int32, _ onLine: (Data) -> Void) {
    var buffer = LineBuffer()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      for line in buffer.append(Data(chunk[..<count])) where !line.isEmpty { onLine(line) }
      if buffer.unfinished > longestLine { return onLine((buffer.rest ?? Data()).prefix(1_000)) }
    }
  }
}
