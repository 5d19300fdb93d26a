import Foundation
import TopdownDisplay

extension Color {
  /// A color for a place, in sRGB; components run from 0 to 1.
  public struct Resolved: Hashable, Sendable, Codable, BitwiseCopyable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    package init(red: Float, green: Float, blue: Float, opacity: Float) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
      self = color.resolve(in: EnvironmentValues())
    }

    init(_ display: DisplayColor) {
      self.init(
        red: Float(display.red), green: Float(display.green), blue: Float(display.blue), opacity: Float(display.alpha))
    }

    /// Red as an amount of light.
    public var linearRed: Float {
      get { Self.linear(red) }
      set { red = Self.encoded(newValue) }
    }

    /// Green as an amount of light.
    public var linearGreen: Float {
      get { Self.linear(green) }
      set { green = Self.encoded(newValue) }
    }

    /// Blue as an amount of light.
    public var linearBlue: Float {
      get { Self.linear(blue) }
      set { blue = Self.encoded(newValue) }
    }

    /// As it is drawn: what is beyond sRGB is cut off.
    @_spi(Runtime) public var display: DisplayColor {
      func shown(_ component: Float) -> Double { min(1, max(0, Double(component))) }
      return DisplayColor(red: shown(red), green: shown(green), blue: shown(blue), alpha: Double(opacity))
    }

    private static func linear(_ encoded: Float) -> Float { Float(ColorMixing.decodeGamma(Double(encoded))) }
    private static func encoded(_ linear: Float) -> Float { Float(ColorMixing.encodeGamma(Double(linear))) }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// "#RRGGBBAA"; what is left of a step does not count, as on Apple's systems.
  public var description: String {
    // A byte's own share may come out a little less than it was.
    let bytes = [red, green, blue, opacity].map { Int((min(1, max(0, $0)) * 255 + 1e-3).rounded(.down)) }
    return "#" + bytes.map { String(format: "%02X", $0) }.joined()
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    (alpha == 1 ? "" : "\(Int((alpha * 100).rounded()))% ") + name
  }

  private var name: String {
    switch value {
    case .fixed(let color): Color.Resolved(color).description
    case .named(let color): color.name
    case .adaptive, .elevating, .mixed, .style: Self.systemNames.first { $0.color.value == value }?.name ?? "adaptive color"
    case .faded(let color): color.description
    }
  }

  private static let systemNames: [(color: Color, name: String)] = [
    (red, "red"), (orange, "orange"), (yellow, "yellow"), (green, "green"), (mint, "mint"), (teal, "teal"), (cyan, "cyan"),
    (blue, "blue"), (indigo, "indigo"), (purple, "purple"), (pink, "pink"), (brown, "brown"), (gray, "gray"),
    (primary, "primary"), (secondary, "secondary"),
  ]
}
