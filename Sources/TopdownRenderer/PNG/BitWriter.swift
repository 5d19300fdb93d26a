/// Bits, the first one lowest in its byte.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  mutating func write(_ bits: Int, count: Int) {
    pending |= UInt64(bits) << UInt64(self.count)
    self.count += count
    while self.count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      self.count -= 8
    }
  }

  mutating func write(_ symbol: Int, in code: HuffmanCode) {
    write(Int(code.bits[symbol]), count: Int(code.lengths[symbol]))
  }

  /// Fills the last byte.
  mutating func finish() {
    if count > 0 { write(0, count: 8 - count) }
  }
}
