import Foundation

/// Waits until a finger has pressed long enough.
final class LongPressRecognizer: _GestureRecognizer<Bool> {
  var minimumDuration = 0.5
  var maximumDistance: CGFloat = 10
  private var start: (point: CGPoint, time: Date)?

  override var deadline: Date? { progress == .possible ? start?.time.addingTimeInterval(minimumDuration) : nil }
  override var offers: Set<GestureOffer> { [.longPress] }

  override func react(to event: GestureEvent) {
    switch event.touch.phase {
    case .began:
      start = (event.point, event.time)
      phase = .possible(true)
    case .moved:
      if let start, start.point.distance(to: event.point) > maximumDistance { return fail() }
    case .ended, .waited: break
    case .cancelled: return fail()
    }
    guard let deadline else { return }
    if event.time >= deadline {
      phase = .ended(true)
    } else if event.touch.phase == .ended {
      fail()
    }
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
