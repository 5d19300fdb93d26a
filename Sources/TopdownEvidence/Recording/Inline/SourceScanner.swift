/// A place in a source's bytes, moved on over what is known.
struct SourceScanner {
  let bytes: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = min(max(position, 0), bytes.count)
  }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func isAt(_ text: [UInt8]) -> Bool { bytes[position...].starts(with: text) }

  /// Whether `text` stands before, with nothing but white space between.
  func follows(_ text: [UInt8]) -> Bool {
    let before = bytes[..<position]
    let end = before.lastIndex { !Self.isWhitespace($0) }.map { $0 + 1 } ?? 0
    return bytes[..<end].suffix(text.count).elementsEqual(text)
  }

  mutating func skip(_ text: [UInt8]) -> Bool {
    guard isAt(text) else { return false }
    position += text.count
    return true
  }

  mutating func next() -> UInt8? {
    guard let current else { return nil }
    position += 1
    return current
  }

  mutating func skipWhitespace() {
    while let current, Self.isWhitespace(current) { position += 1 }
  }

  /// How many of `byte` stand here; the scanner is moved behind them.
  mutating func count(_ byte: UInt8) -> Int {
    let start = position
    while current == byte { position += 1 }
    return position - start
  }

  static func indentation(of bytes: [UInt8], at start: Int) -> [UInt8] {
    Array(bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }
}
