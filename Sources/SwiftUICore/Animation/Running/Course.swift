import Foundation

/// A vector on its way from one value to another.
struct Course<Vector: VectorArithmetic> {
  private(set) var target: Vector
  private var from: Vector
  private var animation: Animation
  private var start: TimeInterval
  private var state = AnimationState<Vector>()

  init(from: Vector, to target: Vector, _ animation: Animation, at start: TimeInterval) {
    self.from = from
    self.target = target
    self.animation = animation
    self.start = start
  }

  private func context() -> AnimationContext<Vector> {
    AnimationContext(state: state, environment: EnvironmentValues())
  }

  /// Nil where it has arrived.
  func value(at time: TimeInterval) -> Vector? {
    var context = context()
    return animation.animate(value: target - from, time: max(0, time - start), context: &context).map { from + $0 }
  }

  private func velocity(at time: TimeInterval) -> Vector {
    animation.velocity(value: target - from, time: max(0, time - start), context: context()) ?? .zero
  }

  /// Goes on to another target from where it is.
  mutating func turn(to target: Vector, _ new: Animation, at time: TimeInterval) {
    let isRunning = value(at: time) != nil
    let (here, speed) = (value(at: time) ?? self.target, velocity(at: time))
    var context = context()
    let merges = new.shouldMerge(previous: animation, value: self.target - from, time: time - start, context: &context)
    if isRunning, merges { context.initialVelocity = speed }
    self = Course(from: here, to: target, new, at: time)
    if merges { state = context.state }
  }
}
