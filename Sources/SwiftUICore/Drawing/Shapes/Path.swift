import Foundation
import TopdownDisplay

/// The outline of a shape: rectangles, ellipses, lines and curves.
public struct Path: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// What is drawn at once is kept as it is; everything else is elements.
  enum Outline: Equatable, Sendable {
    case rectangle(CGRect)
    case ellipse(CGRect)
    case roundedRectangle(CGRect, cornerRadius: CGFloat)
    case elements([Element])
  }

  var outline: Outline
  /// The line along the outline is what is meant, not the inside.
  private(set) var stroke: StrokeStyle?

  init(_ outline: Outline) { self.outline = outline }

  public init() { outline = .elements([]) }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public init(_ rect: CGRect) { outline = .rectangle(rect) }
  public init(ellipseIn rect: CGRect) { outline = .ellipse(rect) }

  /// - Gap: continuous corners are drawn as circular ones.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    outline = .roundedRectangle(rect, cornerRadius: radius)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    if cornerSize.width == cornerSize.height {
      self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
    } else {
      self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }
  }

  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    if let radius = cornerRadii.common {
      self.init(roundedRect: rect, cornerRadius: radius, style: style)
    } else {
      self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
    }
  }

  public var isEmpty: Bool { outline == .elements([]) }

  public static func == (a: Path, b: Path) -> Bool { a.stroke == b.stroke && a.elements == b.elements }

  /// The area that a line along this path covers.
  ///
  /// - Gap: a path made so keeps its line when it is transformed; its elements are those of the path that it follows.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = self
    path.stroke = style
    return path
  }

  /// The same path, but for its outline.
  func replacingOutline(_ outline: Outline) -> Path {
    var path = self
    path.outline = outline
    return path
  }
}

extension Path: Shape {
  public nonisolated func path(in _: CGRect) -> Path { self }
}
