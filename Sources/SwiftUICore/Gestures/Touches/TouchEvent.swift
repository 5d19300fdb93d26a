import Foundation

/// What the fingers on the screen do at an instant.
@_spi(Runtime) public struct TouchEvent {
  public enum Phase: String, Sendable {
    case began, moved, ended
    /// Something took the fingers away, a call for instance.
    case cancelled
    /// They rest.
    case waited
  }

  public var phase: Phase
  /// Where the fingers are, on the screen.
  public var points: [CGPoint]
  public var time: Date
  public var modifiers: EventModifiers

  public init(_ phase: Phase, at points: [CGPoint], time: Date = Date(), modifiers: EventModifiers = []) {
    self.phase = phase
    self.points = points
    self.time = time
    self.modifiers = modifiers
  }
}

/// A touch as the recognizers of one view see it.
struct GestureEvent {
  var touch: TouchEvent
  /// The view with the gesture.
  let view: LayoutNode

  /// The first finger on the screen.
  var point: CGPoint { touch.points.first ?? .zero }
  var time: Date { touch.time }

  func location(in space: CoordinateSpace) -> CGPoint { view.point(fromScreen: point, in: space) }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

extension CGSize {
  init(from start: CGPoint, to end: CGPoint) { self.init(width: end.x - start.x, height: end.y - start.y) }
}
