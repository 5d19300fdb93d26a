import Foundation

extension FileHandle {
  /// Reads on a thread of its own until the other side has closed.
  func forEachLine(_ onLine: @escaping @Sendable (String) -> Void, atEnd: @escaping @Sendable () -> Void) {
    let thread = Thread { [self] in
      var buffer = LineBuffer()
      while case let data = availableData, !data.isEmpty {
        for line in buffer.append(data) { onLine(String(decoding: line, as: UTF8.self)) }
      }
      if let rest = buffer.rest { onLine(String(decoding: rest, as: UTF8.self)) }
      atEnd()
    }
    thread.start()
  }
}
