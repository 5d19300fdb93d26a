/// The advances of letters that Inter lacks and Noto Sans has: Hebrew, Arabic, Devanagari, Thai and others.
enum ScriptAdvance {
  /// A letter with its vowel signs, in units of Inter; nil where the table lacks its first scalar.
  ///
  /// Letters that join are as wide as inside a word.
  static func advance(of character: Character, first scalar: Unicode.Scalar, isBold: Bool) -> Int32? {
    guard let first = advance(of: scalar, isBold) else { return nil }
    return character.unicodeScalars.dropFirst().reduce(first) { $0 + (advance(of: $1, isBold) ?? 0) }
  }

  private static func advance(of scalar: Unicode.Scalar, _ isBold: Bool) -> Int32? {
    guard scalar.value < slots.count, slots[Int(scalar.value)] != 0 else { return nil }
    return FallbackAdvance.isInvisible(scalar) ? 0 : (isBold ? bold : regular)[Int(slots[Int(scalar.value)])]
  }

  private static let slots = PackedNumbers.slots(ScriptTable.coverage)
  private static let regular = PackedNumbers.sums(ScriptTable.regular)
  private static let bold = PackedNumbers.sums(ScriptTable.bold)
}
