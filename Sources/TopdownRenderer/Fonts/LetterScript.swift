/// A script that Inter lacks the letters of, and the font that has them.
struct LetterScript: Sendable {
  let name: String
  let family: String
  let font: RequiredFont
  let codes: [ClosedRange<UInt32>]

  /// The script of a letter; nil for those that no font here is meant for.
  static func of(_ character: Character) -> LetterScript? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    if scalars.contains(where: \.properties.isEmojiPresentation) || scalars.contains("\u{FE0F}") { return emoji }
    return all.first { $0.codes.contains { $0.contains(first.value) } } ?? (first.properties.isEmoji ? emoji : nil)
  }

  /// In the order in which they are asked for a letter.
  static let all =
    noto + [
      LetterScript(
        name: "Chinese, Japanese or Korean", family: RequiredFont.eastAsian.family, font: .eastAsian,
        codes: [0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F]
          + [0xFF00...0xFFEF, 0x20000...0x3FFFF])
    ]

  private static let emoji = LetterScript(name: "emoji", family: RequiredFont.emoji.family, font: .emoji, codes: [])

  private static let noto = [
    noto("Armenian", 0x530...0x58F), noto("Hebrew", 0x590...0x5FF, 0xFB1D...0xFB4F),
    noto("Arabic", 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF),
    noto("Thaana", 0x780...0x7BF), noto("Devanagari", 0x900...0x97F, 0xA8E0...0xA8FF), noto("Bengali", 0x980...0x9FF),
    noto("Gurmukhi", 0xA00...0xA7F), noto("Gujarati", 0xA80...0xAFF), noto("Oriya", 0xB00...0xB7F),
    noto("Tamil", 0xB80...0xBFF), noto("Telugu", 0xC00...0xC7F), noto("Kannada", 0xC80...0xCFF),
    noto("Malayalam", 0xD00...0xD7F), noto("Sinhala", 0xD80...0xDFF), noto("Thai", 0xE00...0xE7F), noto("Lao", 0xE80...0xEFF),
    noto("Tibetan", family: "Noto Serif Tibetan", 0xF00...0xFFF), noto("Myanmar", 0x1000...0x109F),
    noto("Georgian", 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F), noto("Ethiopic", 0x1200...0x139F, 0x2D80...0x2DDF),
    noto("Cherokee", 0x13A0...0x13FF, 0xAB70...0xABBF), noto("Khmer", 0x1780...0x17FF), noto("Mongolian", 0x1800...0x18AF),
  ]

  private static func noto(_ name: String, family: String? = nil, _ codes: ClosedRange<UInt32>...) -> LetterScript {
    LetterScript(name: name, family: family ?? "Noto Sans \(name)", font: .scripts, codes: codes)
  }
}
