/// Bits that a seed, a key and a place decide, without the standard library's hashing, which differs from process to process.
@usableFromInline struct SeededBits: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, kind: String, key: String, index: Int) {
    state = seed
    for part in [Self.hash(kind), Self.hash(key), UInt64(bitPattern: Int64(index))] {
      state ^= part
      state = next()
    }
  }

  /// SplitMix64.
  @usableFromInline mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// Not the standard library's choice, which another version may make otherwise.
  @usableFromInline mutating func below(_ count: UInt64) -> UInt64 { next().multipliedFullWidth(by: count).high }

  @usableFromInline mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int(below(UInt64(elements.count)))] }

  /// FNV-1a over the UTF-8.
  @usableFromInline static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
