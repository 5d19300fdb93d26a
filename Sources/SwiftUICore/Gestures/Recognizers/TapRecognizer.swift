import Foundation

/// Counts taps.
final class TapRecognizer: _GestureRecognizer<SpatialTapGesture.Value> {
  var count = 1
  var space = CoordinateSpace.local
  private var taps = 0
  private var isDown = false
  private var start = CGPoint.zero
  private var lastEnd: Date?

  override var deadline: Date? { isDown ? nil : lastEnd?.addingTimeInterval(TouchLimits.tapInterval) }
  override var awaitsTouch: Bool { progress == .possible && taps > 0 && !isDown }
  override var awaitedTaps: Int { count > 1 && (taps > 0 || isDown) ? count : 0 }
  override var countedTaps: Int { progress == .ended ? count : 0 }
  override var offers: Set<GestureOffer> { [.taps(count)] }

  override func react(to event: GestureEvent) {
    if let deadline, event.time > deadline { return fail() }
    switch event.touch.phase {
    case .began:
      if event.touch.points.count > 1 { return fail() }
      if taps > 0, start.distance(to: event.point) > TouchLimits.tapDistance { return fail() }
      start = event.point
      isDown = true
    case .moved:
      if event.touch.points.count > 1 || start.distance(to: event.point) > TouchLimits.tapMovement { fail() }
    case .ended:
      isDown = false
      taps += 1
      lastEnd = event.time
      if taps == count { phase = .ended(SpatialTapGesture.Value(location: event.location(in: space))) }
    case .waited:
      if let deadline, event.time >= deadline { fail() }
    case .cancelled: fail()
    }
  }

  override func reset() {
    super.reset()
    taps = 0
    isDown = false
    lastEnd = nil
  }
}
