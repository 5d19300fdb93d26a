/// The way a character runs, as far as lines of Latin with some Hebrew or Arabic need it.
enum TextDirection: UInt8 {
  case leftToRight, rightToLeft
  /// Digits run left to right, yet do not turn what surrounds them.
  case number
  case neutral

  init(_ character: Character) {
    let scalar = character.unicodeScalars.first!
    if Self.isRightToLeft(scalar) {
      self = .rightToLeft
    } else if scalar.properties.numericType == .decimal {
      self = .number
    } else {
      self = scalar.properties.isAlphabetic || scalar.value == 0x200E ? .leftToRight : .neutral
    }
  }

  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x590, 0x660...0x669, 0x6F0...0x6F9: false
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
