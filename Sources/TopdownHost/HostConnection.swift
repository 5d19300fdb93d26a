import Foundation
import TopdownDisplay

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The host's end of the socket: one JSON object a line, both ways.
final class HostConnection: Sendable {
  private let descriptor: Int32
  private let writing = DispatchQueue(label: "topdown.host.write")

  struct Failure: Error, CustomStringConvertible {
    let call: String
    let code: Int32
    var description: String { "\(call): \(String(cString: strerror(code)))" }
  }

  init(path: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw Failure(call: "the path is too long for a socket", code: ENAMETOOLONG)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
    let result = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
    guard result == 0 else { throw Failure(call: "connect", code: errno) }
  }

  /// Returns when the message is written: a reader that is slow slows the host down, and nothing piles up.
  func send(_ message: HostMessage) {
    writing.sync {
      Self.line(of: message).withUnsafeBytes { buffer in
        var sent = 0
        while sent < buffer.count {
          let count = write(descriptor, buffer.baseAddress! + sent, buffer.count - sent)
          if count < 0, errno == EINTR { continue }
          // The other side has gone: the reader notices and ends the process.
          if count <= 0 { return }
          sent += count
        }
      }
    }
  }

  /// A message as its line. JSON holds no infinite length: a screen with one is answered with a failure instead of with nothing.
  static func line(of message: HostMessage) -> Data {
    do {
      return try JSONEncoder().encode(message) + [UInt8(ascii: "\n")]
    } catch {
      let reason = "the screen can't be sent, because \(error); look for a length that is infinite or no number"
      FileHandle.standardError.write(Data("topdown host: \(reason)\n".utf8))
      guard case .snapshot(let number, _) = message else { return Data() }
      return line(of: .failed(number: number, message: reason))
    }
  }

  /// Reads on a thread of its own until the other side hangs up.
  func readRequests(onRequest: @escaping @Sendable (HostRequest) -> Void, onEnd: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [descriptor] in
      var pending = Data()
      var chunk = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(descriptor, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return onEnd() }
        pending.append(contentsOf: chunk[..<count])
        while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
          let line = pending[pending.startIndex..<end]
          pending = Data(pending[(end + 1)...])
          do {
            onRequest(try JSONDecoder().decode(HostRequest.self, from: Data(line)))
          } catch {
            FileHandle.standardError.write(Data("topdown host: a request could not be read: \(error)\n".utf8))
          }
        }
      }
    }
  }
}
