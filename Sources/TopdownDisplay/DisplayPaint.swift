import Foundation

/// What fills a shape where one color does not; lengths and places in points, on the screen.
public enum DisplayPaint: Codable, Hashable, Sendable {
  case linear([DisplayGradientStop], from: CGPoint, to: CGPoint)
  /// Circles around `center`; `heightScale` makes ellipses of them, as high for their width.
  case radial([DisplayGradientStop], center: CGPoint, from: CGFloat, to: CGFloat, heightScale: CGFloat)
  /// Rays around `center`; degrees, clockwise from three o'clock.
  case angular([DisplayGradientStop], center: CGPoint, fromDegrees: Double, toDegrees: Double)
  /// Patches that share edges, over one color.
  case mesh([DisplayMeshPatch], background: DisplayColor)
  /// A picture again and again: one of them fills `tile`.
  case image(DisplayImage, tile: CGRect)
}

/// A color at a place along a gradient, 0 at its start and 1 at its end.
public struct DisplayGradientStop: Codable, Hashable, Sendable {
  public var color: DisplayColor
  public var location: Double

  public init(color: DisplayColor, location: Double) {
    self.color = color
    self.location = location
  }
}

/// An area with four edges that blends the colors of its corners.
public struct DisplayMeshPatch: Codable, Hashable, Sendable {
  /// A corner, then two control points on the way to the next one, clockwise: twelve points.
  public var outline: [CGPoint]
  /// Those of the four corners, in the same order.
  public var colors: [DisplayColor]

  public init(outline: [CGPoint], colors: [DisplayColor]) {
    self.outline = outline
    self.colors = colors
  }
}
