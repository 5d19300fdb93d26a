import Foundation

/// Bytes as they arrive, cut into lines.
struct LineBuffer {
  private var pending = Data()

  /// How many bytes of a line have come whose end has not.
  var unfinished: Int { pending.count }

  /// The lines that `data` completes, without their ends.
  mutating func append(_ data: Data) -> [Data] {
    var lines: [Data] = []
    var start = data.startIndex
    while let end = data[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(pending + data[start..<end])
      pending = Data()
      start = data.index(after: end)
    }
    pending += data[start...]
    return lines
  }

  /// What follows the last line's end, if anything does.
  var rest: Data? { pending.isEmpty ? nil : pending }
}
