import Foundation

/// Reads what `Scripts/generate-metrics` writes: bytes in base64, numbers as LEB128.
struct PackedNumbers {
  private let bytes: [UInt8]
  private var position = 0

  init(_ base64: String) {
    guard let data = Data(base64Encoded: base64) else {
      preconditionFailure("a table of metrics is damaged: run Scripts/generate-metrics again")
    }
    bytes = [UInt8](data)
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func next() -> Int {
    var number = 0
    var shift = 0
    while true {
      let byte = bytes[position]
      position += 1
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  mutating func nextSigned() -> Int {
    let number = next()
    return number & 1 == 0 ? number >> 1 : -(number >> 1) - 1
  }

  static func bytes(_ base64: String) -> [UInt8] {
    PackedNumbers(base64).bytes
  }

  /// Numbers written as differences, after a 0 for the slot of what is not there.
  static func sums(_ base64: String) -> [Int32] {
    var numbers = PackedNumbers(base64)
    var sums: [Int32] = [0]
    var sum = 0
    while !numbers.isAtEnd {
      sum += numbers.nextSigned()
      sums.append(Int32(sum))
    }
    return sums
  }

  /// Slots by code point, up to the last one that has any, from pairs of a gap and a run.
  static func slots(_ base64: String) -> [UInt16] {
    var numbers = PackedNumbers(base64)
    var slots: [UInt16] = []
    var slot: UInt16 = 0
    while !numbers.isAtEnd {
      slots.append(contentsOf: repeatElement(0, count: numbers.next()))
      for _ in 0..<numbers.next() {
        slot += 1
        slots.append(slot)
      }
    }
    return slots
  }
}
