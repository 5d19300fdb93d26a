import Foundation
@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Fingers on the screen, which meet what is drawn there; an element's own `tap` needs no place.
extension Stage {
  /// Taps what stands at a point, `count` times in no time; no other tap follows.
  ///
  /// - Throws: `StageError` where nothing there reacts to a finger.
  public func tap(at point: CGPoint, count: Int = 1) throws {
    for _ in 0..<count {
      try touch(.began, [point])
      try touch(.ended, [point])
    }
    try concludeTouches()
  }

  /// Presses what stands at a point for a while, then lets go.
  public func press(at point: CGPoint, for duration: Duration) throws {
    try touch(.began, [point])
    try advance(by: duration)
    try touch(.ended, [point])
    try concludeTouches()
  }

  /// Drags a finger in `steps` movements of equal length.
  ///
  /// - Parameters:
  ///   - duration: how long the movement takes; a finger that takes no time lets go without any speed.
  ///   - hold: how long the finger rests before it moves.
  public func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 1, duration: Duration = .zero, holdingFor hold: Duration = .zero
  ) throws {
    try touch(.began, [start])
    if hold > .zero { try advance(by: hold) }
    for step in 1...max(1, steps) {
      if duration > .zero { try advance(by: duration / max(1, steps)) }
      let share = CGFloat(step) / CGFloat(max(1, steps))
      try touch(.moved, [CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)])
    }
    try touch(.ended, [end])
    try concludeTouches()
  }

  /// Moves two fingers around a point until they are `scale` times as far apart.
  public func pinch(at point: CGPoint, to scale: CGFloat) throws {
    try move(from: TwoFingers(around: point), to: TwoFingers(around: point, scale: scale))
  }

  /// Turns two fingers around a point, clockwise.
  public func rotate(at point: CGPoint, by angle: Angle) throws {
    try move(from: TwoFingers(around: point), to: TwoFingers(around: point, angle: angle))
  }

  private func move(from start: TwoFingers, to end: TwoFingers) throws {
    try touch(.began, start.points)
    try touch(.moved, end.points)
    try touch(.ended, end.points)
    try concludeTouches()
  }

  private func touch(_ phase: TouchEvent.Phase, _ points: [CGPoint]) throws {
    try settle()
    let isHeard = simulation.run { graph.touch(TouchEvent(phase, at: points)) }
    if !isHeard, phase == .began {
      simulation.run { _ = graph.touch(TouchEvent(.cancelled, at: points)) }
      throw StageError.untouched(points[0], screen: screen)
    }
    try settle()
  }

  private func concludeTouches() throws {
    simulation.run { graph.concludeTouches() }
    try settle()
  }
}
