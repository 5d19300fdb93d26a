import Foundation

/// A step of an outline made of lines and curves.
public enum DisplayPathElement: Codable, Hashable, Sendable {
  case move(to: CGPoint)
  case line(to: CGPoint)
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  case close
}

/// How a line is drawn along an outline; lengths in points.
public struct DisplayStroke: Codable, Hashable, Sendable {
  public enum Cap: String, Codable, Hashable, Sendable {
    case butt, round, square
  }

  public enum Join: String, Codable, Hashable, Sendable {
    case miter, round, bevel
  }

  public var lineWidth: CGFloat
  public var cap: Cap
  public var join: Join
  public var miterLimit: CGFloat
  /// Lengths drawn and left out in turn; empty for a whole line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
