import Foundation

/// Reads what `Scripts/generate-metrics` writes: bytes in base64, numbers as LEB128.
struct PackedNumbers {
  private let bytes: [UInt8]
  private var position = 0

  init(_ base64: String) {
    guard let data = Data(base64Encoded: base64) else {
      preconditionFailure("InterTable.swift is damaged: run Scripts/generate-metrics again")
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
}
