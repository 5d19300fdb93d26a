import Foundation

/// A listening socket on 127.0.0.1.
struct LoopbackSocket {
  var descriptor: Int32
  var port: Int

  static let firstPort = 4400
  private static let portsTried = 100

  /// Listens on `port`; 0 lets the system choose, nil takes the first free one from 4400 upward.
  static func listening(on port: Int?) throws -> LoopbackSocket {
    if let port {
      guard (0...65535).contains(port) else { throw ServerFailure.noSuchPort(port) }
      return try attempt(port)
    }
    for candidate in firstPort..<(firstPort + portsTried) {
      do {
        return try attempt(candidate)
      } catch ServerFailure.portTaken {
        continue
      }
    }
    return try attempt(0)
  }

  private static func attempt(_ port: Int) throws -> LoopbackSocket {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { throw ServerFailure.socket(port: port, reason: lastError()) }
    // A gallery that was just ended leaves its port waiting for a minute otherwise.
    var isReused: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 64) == 0
      }
    }
    guard isBound else {
      let reason = errno
      close(descriptor)
      throw reason == EADDRINUSE
        ? ServerFailure.portTaken(port) : ServerFailure.socket(port: port, reason: String(cString: strerror(reason)))
    }
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return LoopbackSocket(descriptor: descriptor, port: Int(in_port_t(bigEndian: address.sin_port)))
  }
}
