import Foundation

/// What happens to the picture of a group before it is laid over what is there; lengths in points.
public enum DisplayEffect: Codable, Hashable, Sendable {
  /// A blurred copy in one color lies below the group.
  case shadow(DisplayColor, radius: CGFloat, offset: CGSize)
  /// A blurred copy of what surrounds the group lies over it, inside of it.
  case innerShadow(DisplayColor, radius: CGFloat, offset: CGSize)
  /// An opaque blur keeps the edges of what it covers.
  case blur(radius: CGFloat, isOpaque: Bool)
  case blend(DisplayBlendMode)
  case color(DisplayColorMatrix)
  /// Shows the group as far as these items are opaque.
  case mask([DisplayItem])
  /// Shows the group where these items are not.
  case cutOut([DisplayItem])
  /// Draws the group in perspective.
  case project(DisplayProjection)
}

public enum DisplayBlendMode: String, Codable, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// Makes each color another one: four rows of five factors, for red, green, blue, alpha and one.
///
/// Components run from 0 to 1 and are not multiplied by alpha.
public struct DisplayColorMatrix: Codable, Hashable, Sendable {
  public var rows: [[Double]]

  public init(rows: [[Double]]) { self.rows = rows }
}

/// A matrix of the plane in perspective: (x, y, 1) times its rows, divided by the third.
public struct DisplayProjection: Codable, Hashable, Sendable {
  public var rows: [[Double]]

  public init(rows: [[Double]]) { self.rows = rows }
}
