import Foundation
import SwiftUI
import TopdownDisplay

/// Fingers in the middle of an element, which meet what is drawn there.
extension StageElement {
  /// Taps `count` times in no time.
  public func tap(count: Int) throws { try stage.tap(at: try middle(), count: count) }

  /// Presses for a while, then lets go.
  public func press(for duration: Duration) throws { try stage.press(at: try middle(), for: duration) }

  /// Drags a finger from the middle in `steps` movements.
  public func drag(
    by distance: CGVector, steps: Int = 1, duration: Duration = .zero, holdingFor hold: Duration = .zero
  ) throws {
    let start = try middle()
    let end = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)
    try stage.drag(from: start, to: end, steps: steps, duration: duration, holdingFor: hold)
  }

  /// Moves two fingers until they are `scale` times as far apart.
  public func pinch(to scale: CGFloat) throws { try stage.pinch(at: try middle(), to: scale) }

  /// Turns two fingers around the middle, clockwise.
  public func rotate(by angle: Angle) throws { try stage.rotate(at: try middle(), by: angle) }

  /// Moves a pointer over the element.
  public func hover() throws { try stage.hover(at: try middle()) }

  /// The middle of the element, scrolled into view.
  private func middle() throws -> CGPoint {
    let node = try reachable()
    return CGPoint(x: node.frame.midX, y: node.frame.midY)
  }
}
