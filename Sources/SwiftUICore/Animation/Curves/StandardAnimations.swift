import Foundation

/// A change along a curve.
struct CurveAnimation: CustomAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard duration > 0 else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

/// A spring that takes over the speed of what moved before.
struct SpringAnimation: CustomAnimation {
  let spring: Spring
  let blendDuration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time >= spring.duration { context.isLogicallyComplete = true }
    guard time < spring.settlingDuration else { return nil }
    return spring.value(target: value, initialVelocity: context.initialVelocity, time: time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: context.initialVelocity, time: time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { true }
}

/// A spring with a speed of its own, in ways a second.
struct AddedSpringAnimation: CustomAnimation {
  let spring: Spring
  let initialVelocity: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time >= spring.duration { context.isLogicallyComplete = true }
    guard time < spring.settlingDuration else { return nil }
    return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}

/// What a change that names no animation gets.
struct DefaultAnimation: CustomAnimation {
  private var spring: SpringAnimation { SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1), blendDuration: 0) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { true }
}

// MARK: - Speed

/// The speed that a value had when an animation took over.
private enum InitialVelocityKey<Value: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: Value { .zero }
}

extension AnimationContext {
  var initialVelocity: Value {
    get { state[InitialVelocityKey<Value>.self] }
    set { state[InitialVelocityKey<Value>.self] = newValue }
  }
}
