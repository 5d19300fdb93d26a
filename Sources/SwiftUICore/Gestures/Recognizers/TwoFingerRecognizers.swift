import Foundation

/// Two fingers on the screen.
struct FingerPair {
  let first: CGPoint
  let second: CGPoint

  init?(_ points: [CGPoint]) {
    guard points.count == 2 else { return nil }
    (first, second) = (points[0], points[1])
  }

  var distance: CGFloat { first.distance(to: second) }
  var middle: CGPoint { CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2) }
  /// The direction from the first finger to the second, clockwise from the right.
  var direction: Double { atan2(second.y - first.y, second.x - first.x) }
}

/// Follows two fingers, whose movement is told once it is large enough.
class TwoFingerRecognizer<Value>: _GestureRecognizer<Value> {
  final var start: FingerPair?
  final var startLocation = CGPoint.zero
  final var startAnchor = UnitPoint.center

  func value(of fingers: FingerPair, since start: FingerPair, _ event: GestureEvent) -> Value {
    fatalError("\(Self.self) must say what two fingers mean")
  }

  func isEnough(_ value: Value) -> Bool { fatalError("\(Self.self) must say when it starts") }

  override final func react(to event: GestureEvent) {
    switch event.touch.phase {
    case .began, .moved: follow(event)
    case .ended:
      guard case .active(let value) = phase else { return fail() }
      phase = .ended(value)
    case .cancelled: fail()
    case .waited: break
    }
  }

  private func follow(_ event: GestureEvent) {
    guard let fingers = FingerPair(event.touch.points) else { return }
    guard let start else {
      start = fingers
      startLocation = event.view.point(fromScreen: fingers.middle, in: .local)
      let size = event.view.size
      startAnchor = UnitPoint(
        x: size.width > 0 ? startLocation.x / size.width : 0, y: size.height > 0 ? startLocation.y / size.height : 0)
      return
    }
    let value = value(of: fingers, since: start, event)
    if progress == .active || isEnough(value) { phase = .active(value) }
  }

  override func reset() {
    super.reset()
    start = nil
  }
}

final class MagnifyRecognizer: TwoFingerRecognizer<MagnifyGesture.Value> {
  var minimumScaleDelta: CGFloat = 0.01
  private var latest: (magnification: CGFloat, time: Date)?

  override var offers: Set<GestureOffer> { [.magnify] }

  override func value(of fingers: FingerPair, since start: FingerPair, _ event: GestureEvent) -> MagnifyGesture.Value {
    let magnification = start.distance > 0 ? fingers.distance / start.distance : 1
    let elapsed = latest.map { event.time.timeIntervalSince($0.time) } ?? 0
    let velocity = elapsed > 0 ? (magnification - (latest?.magnification ?? 1)) / elapsed : 0
    latest = (magnification, event.time)
    return MagnifyGesture.Value(
      time: event.time, magnification: magnification, velocity: velocity, startAnchor: startAnchor, startLocation: startLocation)
  }

  override func isEnough(_ value: MagnifyGesture.Value) -> Bool { abs(value.magnification - 1) >= minimumScaleDelta }

  override func reset() {
    super.reset()
    latest = nil
  }
}

final class RotateRecognizer: TwoFingerRecognizer<RotateGesture.Value> {
  var minimumAngleDelta = Angle.degrees(1)
  private var latest: (rotation: Double, time: Date)?

  override var offers: Set<GestureOffer> { [.rotate] }

  override func value(of fingers: FingerPair, since start: FingerPair, _ event: GestureEvent) -> RotateGesture.Value {
    let before = latest?.rotation ?? 0
    // Fingers may go round more than once: the shorter way from where they were.
    let step = remainder(fingers.direction - start.direction - before, 2 * .pi)
    let rotation = before + step
    let elapsed = latest.map { event.time.timeIntervalSince($0.time) } ?? 0
    latest = (rotation, event.time)
    return RotateGesture.Value(
      time: event.time, rotation: .radians(rotation), velocity: .radians(elapsed > 0 ? step / elapsed : 0),
      startAnchor: startAnchor, startLocation: startLocation)
  }

  override func isEnough(_ value: RotateGesture.Value) -> Bool { abs(value.rotation.radians) >= minimumAngleDelta.radians }

  override func reset() {
    super.reset()
    latest = nil
  }
}
