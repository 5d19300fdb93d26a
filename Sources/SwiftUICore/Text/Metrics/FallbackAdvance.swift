/// The advance of what Inter lacks, by rule, so that a text measures the same whatever fonts a machine has.
enum FallbackAdvance {
  /// East Asian wide characters are one em, emoji a quarter more; marks and invisible controls nothing; letters of the scripts
  /// in `ScriptTable` have their own; the rest is Inter's mean of a to z.
  static func advance(of character: Character, first scalar: Unicode.Scalar, isBold: Bool, average: Int32) -> Int32 {
    if isInvisible(scalar) { return 0 }
    if isIdeographic(scalar.value) { return Int32(InterTable.unitsPerEm) }
    if scalar.properties.isEmoji || isWide(character, first: scalar) { return emoji }
    return ScriptAdvance.advance(of: character, first: scalar, isBold: isBold) ?? average
  }

  /// Noto Color Emoji's advance, 2550 of 2048 units; Apple's are about as wide.
  static let emoji = Int32((Double(InterTable.unitsPerEm) * 2550 / 2048).rounded())

  /// DejaVu Sans Mono's pitch, 1233 of 2048 units; two cells for what is wide.
  static func monospacedAdvance(of character: Character, first scalar: Unicode.Scalar) -> Int32 {
    if isInvisible(scalar) { return 0 }
    let cell = Int32((Double(InterTable.unitsPerEm) * 1233 / 2048).rounded())
    return isWide(character, first: scalar) ? cell * 2 : cell
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  static func isWide(_ character: Character, first scalar: Unicode.Scalar) -> Bool {
    isIdeographic(scalar.value) || scalar.properties.isEmojiPresentation
      || character.unicodeScalars.contains { $0.value == 0xFE0F }
  }

  /// Unicode's East Asian width W and F, by block.
  static func isIdeographic(_ code: UInt32) -> Bool {
    switch code {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
