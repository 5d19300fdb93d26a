import Foundation

@testable import TopdownGallery

/// Sends bytes as they are, which URL libraries refuse to do.
enum RawClient {
  /// The whole answer to `request`, whose lines are ended as HTTP wants them.
  static func send(_ request: String, port: Int) async -> String {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: exchange(request.replacingOccurrences(of: "\n", with: "\r\n"), port)) }
      thread.start()
    }
  }

  /// Whether anything listens at `address`, port `port`.
  static func isOpen(_ address: String, port: Int) -> Bool {
    let descriptor = connected(address, port)
    defer { if let descriptor { close(descriptor) } }
    return descriptor != nil
  }

  private static func exchange(_ request: String, _ port: Int) -> String {
    guard let descriptor = connected("127.0.0.1", port) else { return "not connected" }
    defer { close(descriptor) }
    let bytes = Array(request.utf8)
    guard Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else { return "not sent" }
    var answer = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(descriptor, &chunk, chunk.count, 0), count > 0 { answer += chunk[..<count] }
    return String(decoding: answer, as: UTF8.self)
  }

  private static func connected(_ host: String, _ port: Int) -> Int32? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if !isConnected { close(descriptor) }
    return isConnected ? descriptor : nil
  }
}
