/// How a character takes part in line breaking.
enum BreakClass: UInt8 {
  case letter, digit
  /// Breaks after it and hangs over the end of the line.
  case space
  case newline
  /// Breaks after it, within a word.
  case hyphen
  /// Breaks on both sides.
  case ideograph
  /// Never begins a line, though it stands among ideographs; `opening` never ends one.
  case closing, opening

  init(ascii byte: UInt8) {
    switch byte {
    case 0x20: self = .space
    case 0x0A: self = .newline
    case 0x2D: self = .hyphen
    case 0x30...0x39: self = .digit
    default: self = .letter
    }
  }

  init(_ character: Character) {
    let scalar = character.unicodeScalars.first!
    if character.isNewline {
      self = .newline
    } else if scalar.isASCII, scalar != "\t" {
      self.init(ascii: UInt8(scalar.value))
    } else {
      self.init(scalar)
    }
  }

  private init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // The no-break spaces 00A0, 2007 and 202F are letters here.
    case 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
    case 0xAD, 0x2010, 0x2012...0x2014: self = .hyphen
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x30FB, 0x30FC,
      0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D:
      self = .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0xFF08, 0xFF3B, 0xFF5B: self = .opening
    // Hangul is set with spaces, and emoji keep to their word.
    case 0xAC00...0xD7A3, 0x1100...0x115F, 0xA960...0xA97F: self = .letter
    default: self = FallbackAdvance.isIdeographic(scalar.value) ? .ideograph : .letter
    }
  }

  /// Whether a line may end after a character of class `left` when one of class `right` follows.
  static func allowsBreak(before previous: BreakClass?, _ left: BreakClass, _ right: BreakClass) -> Bool {
    switch (left, right) {
    case (.space, .space), (_, .newline), (.newline, _): false
    case (.space, _): true
    // "-5" stays whole, and so does a run of dashes.
    case (.hyphen, .digit), (.hyphen, .hyphen): false
    case (.hyphen, _): right != .space && previous != nil && previous != .space
    case (_, .closing), (.opening, _): false
    case (_, .space), (_, .hyphen): false
    case (.ideograph, _), (_, .ideograph): true
    case (.closing, _), (_, .opening): true
    case (.letter, _), (.digit, _): false
    }
  }
}
