public import Foundation

extension Edge.Corner {
  /// How round a corner is: by a radius in points, or as its container's corner asks for.
  public struct Style: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Nil follows the container.
    let radius: CGFloat?
    /// The least that a corner has that follows its container, in points.
    let minimum: CGFloat

    private init(radius: CGFloat?, minimum: CGFloat) {
      self.radius = radius
      self.minimum = minimum
    }

    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, minimum: 0) }

    /// A corner around the same middle as its container's.
    public static var concentric: Style { concentric(minimum: nil) }

    public static func concentric(minimum: Style? = nil) -> Style {
      Style(radius: nil, minimum: minimum?.radius ?? minimum?.minimum ?? 0)
    }

    /// Points, in a container whose corner has `outer` of them.
    func radius(in outer: CGFloat?) -> CGFloat { radius ?? max(minimum, outer ?? 0) }
  }
}
