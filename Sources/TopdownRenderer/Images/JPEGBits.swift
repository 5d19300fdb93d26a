/// Reads the bits of a pass; behind its end come zeros.
struct JPEGBitReader {
  private let bytes: [UInt8]
  private(set) var index: Int
  private var buffer: UInt32 = 0
  private var count = 0
  /// A marker stands where more bytes were wanted.
  private(set) var isAtEnd = false

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  mutating func bit() -> Int {
    if count == 0 { fill() }
    count -= 1
    return Int(buffer >> UInt32(count) & 1)
  }

  private mutating func fill() {
    count = 8
    buffer = 0
    guard index < bytes.count else {
      isAtEnd = true
      return
    }
    if bytes[index] == 0xFF {
      // A zero after it makes it a byte like any other.
      guard index + 1 < bytes.count, bytes[index + 1] == 0 else {
        isAtEnd = true
        return
      }
      buffer = 0xFF
      index += 2
    } else {
      buffer = UInt32(bytes[index])
      index += 1
    }
  }

  mutating func unsigned(_ size: Int) -> Int {
    var value = 0
    for _ in 0..<size { value = value << 1 | bit() }
    return value
  }

  /// A number of a size: those that begin with a zero are negative.
  mutating func signed(_ size: Int) -> Int {
    guard size > 0, size <= 16 else { return 0 }
    let value = unsigned(size)
    return value < 1 << (size - 1) ? value - (1 << size) + 1 : value
  }

  /// False where another marker stands.
  mutating func skipRestartMarker() -> Bool {
    count = 0
    while index + 1 < bytes.count, bytes[index] != 0xFF || bytes[index + 1] == 0 { index += 1 }
    guard index + 1 < bytes.count, (0xD0...0xD7).contains(bytes[index + 1]) else { return false }
    index += 2
    isAtEnd = false
    return true
  }
}

/// Codes of one to sixteen bits for bytes.
struct JPEGHuffmanTable {
  private let values: [UInt8]
  /// By length: the first code, how many there are, and where their values begin.
  private let codes: [(first: Int, count: Int, start: Int)]

  init(_ counts: [Int], _ values: [UInt8]) {
    self.values = values
    var code = 0
    var start = 0
    codes = counts.map { count in
      defer {
        start += count
        code = (code + count) << 1
      }
      return (code, count, start)
    }
  }

  func next(_ bits: inout JPEGBitReader) -> UInt8 {
    var code = 0
    for entry in codes {
      code = code << 1 | bits.bit()
      if code - entry.first < entry.count, code >= entry.first { return values[entry.start + code - entry.first] }
    }
    return 0
  }
}
