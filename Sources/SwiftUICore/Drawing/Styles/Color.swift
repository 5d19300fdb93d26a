import Foundation
import TopdownDisplay

/// A color that follows its surroundings: the system's colors differ in light and dark.
public struct Color: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case fixed(DisplayColor)
    case adaptive(light: DisplayColor, dark: DisplayColor)
    /// Lighter in the dark where it is presented above the screen.
    case elevating(light: DisplayColor, dark: DisplayColor, elevated: DisplayColor)
    indirect case mixed(Color, Color, Double, Gradient.ColorSpace = .device)
    indirect case style(HashableStyle)
    case named(NamedColor)
    /// A color of an opacity of its own, once more.
    indirect case faded(Color)
  }

  let value: Value
  var alpha = 1.0

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let (red, green, blue) = colorSpace.sRGB(red, green, blue)
    value = .fixed(DisplayColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  init(value: Value) { self.value = value }

  /// A color of an asset catalogue in a bundle, for light and dark surroundings.
  public init(_ name: String, bundle: Bundle? = nil) { value = .named(NamedColor(name: name, bundle: bundle)) }

  public init(_ resolved: Resolved) { value = .fixed(resolved.display) }

  /// A color made of a style that resolves to one.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved { value = .style(HashableStyle(color)) }

  /// The same color with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var copy = alpha == 1 ? self : Color(value: .faded(self))
    copy.alpha = opacity
    return copy
  }

  /// The color between this one and another; 0 is this one, 1 the other.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(value: .mixed(self, rhs, min(1, max(0, fraction)), colorSpace))
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    func display(_ color: Color) -> DisplayColor { color.resolve(in: environment).display }
    let color =
      switch value {
      case .fixed(let color): color
      case .adaptive(let light, let dark): environment.colorScheme == .light ? light : dark
      case .elevating(let light, let dark, let elevated):
        environment.colorScheme == .light ? light : environment.isElevated ? elevated : dark
      case .mixed(let first, let second, let share, let space):
        ColorMixing.mix(display(first), display(second), share, in: space)
      case .style(let style): style.resolve(environment).display
      case .named(let color): color.resolve(in: environment)
      case .faded(let color): display(color)
      }
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha * alpha))
  }
}

extension Color: LeafView {
  public typealias Body = Never

  package func makeNode(_ context: NodeContext) -> ColorNode { ColorNode(id: context.nextNodeID()) }

  package func update(_ node: ColorNode, _ context: NodeContext) -> Bool {
    node.color = resolve(in: context.environment).display
    return false
  }
}

/// Fills its frame with a color; its ideal size is 10 by 10 (`layout/fixed-size`).
@_spi(Runtime) public final class ColorNode: LayoutNode {
  var color = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// A clear color lets touches through.
  public override func isTouched(at point: CGPoint) -> Bool { color.alpha > 0 && super.isTouched(at: point) }

  public override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if color.alpha > 0 { context.add(.fill(.rectangle(CGRect(origin: origin, size: size)), color)) }
  }
}
