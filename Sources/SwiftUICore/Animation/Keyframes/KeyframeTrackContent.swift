import Foundation

/// One or several steps of a track.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the steps; opaque to features.
  func _addSteps(to path: inout _KeyframePath<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _addSteps(to path: inout _KeyframePath<Value>) { body._addSteps(to: &path) }
}

/// The steps of a track; opaque to features.
public struct _KeyframePath<Value: Animatable> {
  typealias Data = Value.AnimatableData

  enum Kind {
    case move
    case linear(UnitCurve)
    case spring(Spring)
    case cubic
  }

  struct Step {
    let target: Data
    let duration: TimeInterval
    let kind: Kind
    var startVelocity: Data?
    var endVelocity: Data?
  }

  private let initial: Value
  private(set) var steps: [Step] = []
  /// The speed at the end of each step, for the one that follows.
  private var speeds: [Data] = []

  init(_ content: some KeyframeTrackContent<Value>, from initial: Value) {
    self.initial = initial
    content._addSteps(to: &self)
    prepare()
  }

  mutating func add(_ step: Step) { steps.append(step) }

  var duration: TimeInterval { steps.reduce(0) { $0 + $1.duration } }

  func value(at time: TimeInterval) -> Value {
    var value = initial
    value.animatableData = data(at: time)
    return value
  }

  private func data(at time: TimeInterval) -> Data {
    var (from, speed, start) = (initial.animatableData, Data.zero, 0.0)
    for (index, step) in steps.enumerated() {
      if time < start + step.duration { return place(in: step, after: max(0, time - start), from, speed, index) }
      (from, speed, start) = (end(of: step, from, speed, index), speeds[index], start + step.duration)
    }
    return from
  }

  /// A spring may not have arrived when the next step takes over.
  private func end(of step: Step, _ from: Data, _ speed: Data, _ index: Int) -> Data {
    if case .spring = step.kind { return place(in: step, after: step.duration, from, speed, index) }
    return step.target
  }

  private func place(in step: Step, after time: TimeInterval, _ from: Data, _ speed: Data, _ index: Int) -> Data {
    let way = step.target - from
    switch step.kind {
    case .move: return step.target
    case .linear(let curve): return from + way.scaled(by: curve.value(at: time / step.duration))
    case .spring(let spring):
      return from + spring.value(target: way, initialVelocity: step.startVelocity ?? speed, time: time)
    case .cubic:
      return Hermite(
        from: from, to: step.target, startSpeed: step.startVelocity ?? speed, endSpeed: speeds[index],
        duration: step.duration
      ).value(at: time)
    }
  }

  private mutating func prepare() {
    var (from, speed) = (initial.animatableData, Data.zero)
    for (index, step) in steps.enumerated() {
      speeds.append(endSpeed(of: step, from, speed, index))
      (from, speed) = (end(of: step, from, speed, index), speeds[index])
    }
  }

  private func endSpeed(of step: Step, _ from: Data, _ speed: Data, _ index: Int) -> Data {
    let way = step.target - from
    switch step.kind {
    case .move: return .zero
    case .linear(let curve):
      return step.duration > 0 ? way.scaled(by: curve.velocity(at: 1) / step.duration) : .zero
    case .spring(let spring):
      return spring.velocity(target: way, initialVelocity: step.startVelocity ?? speed, time: step.duration)
    case .cubic:
      if let given = step.endVelocity { return given }
      // Smoothly through the point: as fast as from the point before to the one after it.
      guard index + 1 < steps.count, case .cubic = steps[index + 1].kind else { return .zero }
      let span = step.duration + steps[index + 1].duration
      return span > 0 ? (steps[index + 1].target - from).scaled(by: 1 / span) : .zero
    }
  }
}

/// A cubic curve through two points with a speed at each.
private struct Hermite<Data: VectorArithmetic> {
  let from: Data
  let to: Data
  let startSpeed: Data
  let endSpeed: Data
  let duration: TimeInterval

  func value(at time: TimeInterval) -> Data {
    let t = duration > 0 ? time / duration : 1
    let (square, cube) = (t * t, t * t * t)
    let ends = from.scaled(by: 2 * cube - 3 * square + 1) + to.scaled(by: 3 * square - 2 * cube)
    let speeds =
      startSpeed.scaled(by: (cube - 2 * square + t) * duration) + endSpeed.scaled(by: (cube - square) * duration)
    return ends + speeds
  }
}
