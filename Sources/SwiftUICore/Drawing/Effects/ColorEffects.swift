import Foundation
import TopdownDisplay

/// Makes each color of a view another one.
enum ColorEffect: DrawingEffect {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case hueRotation(Angle)
  case multiply(Color)
  case invert
  case luminanceToAlpha

  func display(in environment: EnvironmentValues) -> DisplayEffect? {
    switch self {
    case .brightness(0), .contrast(1), .saturation(1): nil
    case .brightness(let amount): .color(.uniform(scale: 1, offset: amount))
    case .contrast(let amount): .color(.uniform(scale: amount, offset: (1 - amount) / 2))
    case .saturation(let amount): .color(.saturation(amount))
    case .hueRotation(let angle): .color(.hueRotation(angle.radians))
    case .multiply(let color): .color(.multiply(color.resolve(in: environment).display))
    case .invert: .color(.uniform(scale: -1, offset: 1))
    case .luminanceToAlpha: .color(.luminanceToAlpha)
    }
  }
}

// The matrices of the W3C's filter effects, which are those of everybody else.
extension DisplayColorMatrix {
  private static let luminance = [0.2126, 0.7152, 0.0722]
  private static let alphaRow = [0.0, 0, 0, 1, 0]

  fileprivate static func uniform(scale: Double, offset: Double) -> DisplayColorMatrix {
    DisplayColorMatrix(rows: [[scale, 0, 0, 0, offset], [0, scale, 0, 0, offset], [0, 0, scale, 0, offset], alphaRow])
  }

  fileprivate static func saturation(_ amount: Double) -> DisplayColorMatrix {
    DisplayColorMatrix(
      rows: (0..<3).map { row in
        (0..<3).map { luminance[$0] * (1 - amount) + ($0 == row ? amount : 0) } + [0, 0]
      } + [alphaRow])
  }

  fileprivate static func hueRotation(_ radians: Double) -> DisplayColorMatrix {
    let (c, s) = (cos(radians), sin(radians))
    return DisplayColorMatrix(rows: [
      [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0],
      [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0],
      [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0],
      alphaRow,
    ])
  }

  fileprivate static func multiply(_ color: DisplayColor) -> DisplayColorMatrix {
    DisplayColorMatrix(rows: [
      [color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0], [0, 0, 0, color.alpha, 0],
    ])
  }

  fileprivate static let luminanceToAlpha = DisplayColorMatrix(
    rows: [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], luminance + [0, 0]])
}

extension View {
  /// Adds to all color components; 0 changes nothing, 1 makes the view white.
  public nonisolated func brightness(_ amount: Double) -> some View { effect(ColorEffect.brightness(amount)) }

  /// Draws colors further apart, from the middle gray on; 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> some View { effect(ColorEffect.contrast(amount)) }

  /// Makes colors more vivid or more gray; 1 changes nothing, 0 leaves gray.
  public nonisolated func saturation(_ amount: Double) -> some View { effect(ColorEffect.saturation(amount)) }

  /// Takes color away; 0 changes nothing, 1 leaves gray.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    effect(ColorEffect.saturation(1 - min(1, max(0, amount))))
  }

  /// Turns all hues by an angle of the color circle.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { effect(ColorEffect.hueRotation(angle)) }

  /// Multiplies all colors with one.
  public nonisolated func colorMultiply(_ color: Color) -> some View { effect(ColorEffect.multiply(color)) }

  /// Makes each color its opposite.
  public nonisolated func colorInvert() -> some View { effect(ColorEffect.invert) }

  /// Makes the view as opaque as it is bright, and black.
  public nonisolated func luminanceToAlpha() -> some View { effect(ColorEffect.luminanceToAlpha) }
}
