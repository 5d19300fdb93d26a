import Foundation

/// Follows a finger once it has moved far enough.
final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  var minimumDistance: CGFloat = 10
  var space = CoordinateSpace.local
  var axes: Axis.Set = [.horizontal, .vertical]
  private var start: CGPoint?
  private var latest: DragGesture.Value?

  override var offers: Set<GestureOffer> { [.drag] }

  override func react(to event: GestureEvent) {
    switch event.touch.phase {
    case .began:
      start = event.point
      latest = value(of: event)
      follow(event)
    case .moved:
      latest = value(of: event)
      follow(event)
    case .ended:
      latest = value(of: event)
      guard progress == .active, let latest else { return fail() }
      phase = .ended(latest)
    case .cancelled: fail()
    case .waited: break
    }
  }

  private func follow(_ event: GestureEvent) {
    guard let start, let latest else { return }
    if progress != .active {
      guard start.distance(to: event.point) >= minimumDistance else { return }
      let moved = CGSize(from: start, to: event.point)
      let axis = abs(moved.width) > abs(moved.height) ? Axis.horizontal : .vertical
      guard axes.contains(Axis.Set(axis)) else { return fail() }
    }
    phase = .active(latest)
  }

  private func value(of event: GestureEvent) -> DragGesture.Value {
    let location = event.location(in: space)
    guard let latest else {
      return DragGesture.Value(time: event.time, location: location, startLocation: location, velocity: .zero)
    }
    // A finger that is lifted where it is keeps the speed that it had.
    let elapsed = event.time.timeIntervalSince(latest.time)
    let moved = CGSize(from: latest.location, to: location)
    let velocity =
      elapsed > 0
      ? CGSize(width: moved.width / elapsed, height: moved.height / elapsed) : moved == .zero ? latest.velocity : .zero
    return DragGesture.Value(time: event.time, location: location, startLocation: latest.startLocation, velocity: velocity)
  }

  override func reset() {
    super.reset()
    start = nil
    latest = nil
  }
}
