import Foundation

/// Goes to a value along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = LinearKeyframe<Value>

  private let target: Value
  private let duration: TimeInterval
  private let curve: UnitCurve

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    (target, self.duration, curve) = (to, duration, timingCurve)
  }

  public var body: LinearKeyframe<Value> { self }

  public func _addSteps(to path: inout _KeyframePath<Value>) {
    path.add(.init(target: target.animatableData, duration: duration, kind: .linear(curve)))
  }
}

/// Goes to a value smoothly, with the neighbours' speed where none is given.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = CubicKeyframe<Value>

  private let target: Value
  private let duration: TimeInterval
  private let velocities: (start: Value?, end: Value?)

  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    (target, self.duration, velocities) = (to, duration, (startVelocity, endVelocity))
  }

  public var body: CubicKeyframe<Value> { self }

  public func _addSteps(to path: inout _KeyframePath<Value>) {
    path.add(
      .init(
        target: target.animatableData, duration: duration, kind: .cubic, startVelocity: velocities.start?.animatableData,
        endVelocity: velocities.end?.animatableData))
  }
}

/// Goes to a value as a spring does; until it is at rest where no duration is given.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = SpringKeyframe<Value>

  private let target: Value
  private let duration: TimeInterval?
  private let spring: Spring
  private let startVelocity: Value?

  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    (target, self.duration, self.spring, self.startVelocity) = (to, duration, spring, startVelocity)
  }

  public var body: SpringKeyframe<Value> { self }

  public func _addSteps(to path: inout _KeyframePath<Value>) {
    path.add(
      .init(
        target: target.animatableData, duration: duration ?? spring.settlingDuration, kind: .spring(spring),
        startVelocity: startVelocity?.animatableData))
  }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = MoveKeyframe<Value>

  private let target: Value

  public init(_ to: Value) { target = to }

  public var body: MoveKeyframe<Value> { self }

  public func _addSteps(to path: inout _KeyframePath<Value>) {
    path.add(.init(target: target.animatableData, duration: 0, kind: .move))
  }
}

extension LinearKeyframe: Sendable where Value: Sendable {}
extension CubicKeyframe: Sendable where Value: Sendable {}
extension SpringKeyframe: Sendable where Value: Sendable {}
extension MoveKeyframe: Sendable where Value: Sendable {}
