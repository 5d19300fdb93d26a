import Foundation
import TopdownDisplay

extension GraphicsContext {
  /// What happens to the picture of whatever is drawn.
  ///
  /// - Gap: a threshold of opacity makes nothing half transparent clear; it does not recolor what is above it.
  public struct Filter: Sendable {
    let effects: @Sendable (EnvironmentValues) -> [DisplayEffect]

    private static func effect(_ effect: some DrawingEffect) -> Filter {
      Filter { environment in effect.display(in: environment).map { [$0] } ?? [] }
    }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      effect(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      effect(BlurEffect(radius: radius, isOpaque: options.contains(.opaque)))
    }

    public static func brightness(_ amount: Double) -> Filter { effect(ColorEffect.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { effect(ColorEffect.contrast(amount)) }
    public static func saturation(_ amount: Double) -> Filter { effect(ColorEffect.saturation(amount)) }
    public static func grayscale(_ amount: Double) -> Filter { effect(ColorEffect.saturation(1 - min(1, max(0, amount)))) }
    public static func hueRotation(_ angle: Angle) -> Filter { effect(ColorEffect.hueRotation(angle)) }
    public static func colorMultiply(_ color: Color) -> Filter { effect(ColorEffect.multiply(color)) }
    public static func colorInvert(_ amount: Double = 1) -> Filter { effect(ColorEffect.partlyInverted(amount)) }
    public static var luminanceToAlpha: Filter { effect(ColorEffect.luminanceToAlpha) }

    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter { _ in [.color(matrix.display)] } }

    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      effect(ColorEffect.threshold(min, color))
    }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { _ in matrix.isIdentity ? [] : [.project(matrix.display)] }
    }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// Draws from now on through a filter.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    for effect in filter.effects(environment) { addGroup(.pushEffect(effect)) }
  }
}

/// Makes each color another one: rows of factors for red, green, blue, alpha and one.
public struct ColorMatrix: Equatable, Sendable, BitwiseCopyable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  public init() {}

  var display: DisplayColorMatrix {
    let rows = [[r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5]]
    return DisplayColorMatrix(rows: rows.map { $0.map(Double.init) })
  }
}
