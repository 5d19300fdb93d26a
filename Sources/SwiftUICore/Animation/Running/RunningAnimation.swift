import Foundation

/// Something that shows another thing from one instant to the next.
@MainActor protocol RunningAnimation: AnyObject {
  /// Shows what stands at `time`.
  func show(at time: TimeInterval)
  func isOver(at time: TimeInterval) -> Bool
  /// Shows where it leads.
  func showEnd()
}

/// A value of an element that is in between.
final class ValueAnimation<Value: Animatable>: RunningAnimation {
  /// Where it leads, in all its parts.
  private var target: Value
  private var course: Course<Value.AnimatableData>
  private let apply: (Value) -> Void

  init(from old: Value, to new: Value, _ animation: Animation, at time: TimeInterval, apply: @escaping (Value) -> Void) {
    target = new
    course = Course(from: old.animatableData, to: new.animatableData, animation, at: time)
    self.apply = apply
  }

  func turn(to new: Value, _ animation: Animation, at time: TimeInterval) {
    if course.target != new.animatableData { course.turn(to: new.animatableData, animation, at: time) }
    target = new
  }

  func replaceTarget(by new: Value) { target = new }
  var targetData: Value.AnimatableData { course.target }

  func value(at time: TimeInterval) -> Value {
    var value = target
    if let data = course.value(at: time) { value.animatableData = data }
    return value
  }

  func show(at time: TimeInterval) { apply(value(at: time)) }
  func isOver(at time: TimeInterval) -> Bool { course.value(at: time) == nil }

  func showEnd() { apply(target) }
}
