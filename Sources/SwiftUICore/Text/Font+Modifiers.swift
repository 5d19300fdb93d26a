import Foundation

extension Font {
  public func weight(_ weight: Weight) -> Font { with { $0.weightValue = weight } }
  public func width(_ width: Width) -> Font { with { $0.widthValue = width } }
  public func leading(_ leading: Leading) -> Font { with { $0.leadingValue = leading } }

  public func bold() -> Font { weight(.bold) }
  public func bold(_ isActive: Bool) -> Font { with { $0.weightValue = isActive ? .bold : nil } }
  public func italic() -> Font { italic(true) }
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
  public func monospaced() -> Font { monospaced(true) }
  public func monospaced(_ isActive: Bool) -> Font { with { $0.isMonospaced = isActive } }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// Draws all letters as small capitals.
  public func smallCaps() -> Font { smallCaps(true) }
  public func smallCaps(_ isActive: Bool) -> Font { with { $0.caps = isActive ? [.lowercase, .uppercase] : [] } }

  /// Draws small letters as small capitals.
  public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { with { $0.set(.lowercase, isActive) } }

  /// Draws capitals as small ones.
  public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { with { $0.set(.uppercase, isActive) } }

  /// The same font in a size in points.
  public func pointSize(_ size: CGFloat) -> Font { with { $0.sizeValue = size } }

  /// The same font, larger or smaller.
  public func scaled(by factor: CGFloat) -> Font { with { $0.factor *= factor } }

  func design(_ design: Design) -> Font { with { $0.designValue = design } }

  private mutating func set(_ caps: SmallCaps, _ isActive: Bool) {
    if isActive { self.caps.insert(caps) } else { self.caps.remove(caps) }
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}
