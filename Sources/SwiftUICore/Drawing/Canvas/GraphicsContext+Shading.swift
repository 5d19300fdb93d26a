import Foundation
import TopdownDisplay

extension GraphicsContext {
  /// What a canvas draws with; places in the points that drawing counts in.
  ///
  /// - Gap: a gradient neither repeats nor mirrors; a palette is its first shading, the backdrop is clear, and a whole picture is
  ///   tiled whatever its source rectangle.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case foreground, backdrop
      case style(AnyShapeStyle)
      /// A style that counts in points, not in shares of what is drawn.
      case anchored(AnyShapeStyle)
      indirect case palette([Shading])
      case tiledImage(Image, origin: CGPoint, scale: CGFloat)
    }

    let kind: Kind

    public static var foreground: Shading { Shading(kind: .foreground) }
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      anchored(LinearGradient(gradient: gradient, startPoint: startPoint.unit, endPoint: endPoint.unit))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      anchored(RadialGradient(gradient: gradient, center: center.unit, startRadius: startRadius, endRadius: endRadius))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      anchored(AngularGradient(gradient: gradient, center: center.unit, angle: angle))
    }

    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiledImage(image, origin: origin, scale: scale))
    }

    /// A point is a share of a rectangle whose sides are one point long.
    private static func anchored(_ style: some ShapeStyle) -> Shading {
      Shading(kind: .anchored(AnyShapeStyle(style.in(CGRect(x: 0, y: 0, width: 1, height: 1)))))
    }

    var isForeground: Bool { if case .foreground = kind { true } else { false } }

    func paint(in environment: EnvironmentValues) -> Paint {
      switch kind {
      case .foreground: environment.foregroundPaint()
      case .backdrop: .clear
      case .style(let style), .anchored(let style): style.paint(in: environment)
      case .palette(let shadings): shadings.first?.paint(in: environment) ?? .clear
      case .tiledImage(let image, _, let scale): ImagePaint(image: image, scale: scale).paint(in: environment)
      }
    }

    /// What a gradient spans where the drawing's own zero is at `origin`.
    func frame(of bounds: CGRect, _ origin: CGPoint) -> CGRect {
      switch kind {
      case .anchored: CGRect(origin: origin, size: .zero)
      case .tiledImage(_, let start, _): CGRect(origin: start + origin, size: bounds.size)
      case .foreground, .backdrop, .style, .palette:
        bounds.isNull ? .zero : bounds.offsetBy(dx: origin.x, dy: origin.y)
      }
    }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// Settles what a shading depends on in the surroundings of the canvas.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

/// A canvas's shading as a style.
struct ShadingStyle: ShapeStyle {
  typealias Resolved = Never

  let shading: GraphicsContext.Shading

  func _apply(to shape: inout _ShapeStyle_Shape) { shape.set(shading.paint(in: shape.environment)) }
}

extension CGPoint {
  fileprivate var unit: UnitPoint { UnitPoint(x: x, y: y) }
}
