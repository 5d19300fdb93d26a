import Foundation
import TopdownDisplay

/// The outline of a shape.
///
/// - Gap: a path is one rectangle, rounded rectangle or ellipse, filled or stroked; lines and curves are not there yet.
public struct Path: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case fill(DisplayShape)
    case stroke(DisplayShape, lineWidth: CGFloat)
  }

  var content: Content?

  public init() {}
  public init(_ rect: CGRect) { content = .fill(.rectangle(rect)) }
  public init(ellipseIn rect: CGRect) { content = .fill(.ellipse(rect)) }

  /// - Gap: continuous corners are drawn as circular ones.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    content = .fill(.roundedRectangle(rect, cornerRadius: radius))
  }

  public var isEmpty: Bool { content == nil }

  /// The area that the line around this path covers.
  func stroked(lineWidth: CGFloat) -> Path {
    guard case .fill(let shape)? = content else { return self }
    var path = Path()
    path.content = .stroke(shape, lineWidth: lineWidth)
    return path
  }
}

/// How the corner of a rounded rectangle turns.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// How the inside of a shape is filled.
///
/// - Gap: every path has one outline, so both rules fill the same; every edge is smoothed.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension DrawingContext {
  mutating func add(_ path: Path, _ color: DisplayColor) {
    if color.alpha == 0 { return }
    switch path.content {
    case nil: break
    case .fill(let shape): add(.fill(shape, color))
    case .stroke(let shape, let lineWidth): add(.stroke(shape, color, lineWidth: lineWidth))
    }
  }
}
