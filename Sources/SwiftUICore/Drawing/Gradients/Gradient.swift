import Foundation
import TopdownDisplay

/// Colors along a way.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// Where the color stands, 0 at the start and 1 at the end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colors between two stops are made.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case device, perceptual }

    let kind: Kind

    /// Red, green and blue change evenly.
    public static let device = ColorSpace(kind: .device)
    /// What is seen changes evenly.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
    }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

/// Without a shape of its own a gradient runs from top to bottom.
extension Gradient: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) { AnyGradient(self)._apply(to: &shape) }
}

/// A gradient whose colors are not told.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient
  private(set) var space = Gradient.ColorSpace.device

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }
}

extension AnyGradient: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.set(self, .linear(.top, .bottom))
  }
}

extension Color {
  /// A gradient from a little lighter than this color at the top to the color itself.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [Color(value: .mixed(self, .white, 0.2)), self]))
  }
}
