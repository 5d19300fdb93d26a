import Foundation
import Testing

@testable import SwiftUICore

/// Says what it was asked, by numbers: the whole value for `animate`, its time for `velocity`.
private struct Telling: CustomAnimation {
  var merges = true

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < 2 ? value : nil
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    value.scaled(by: time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    context.isLogicallyComplete = true
    return merges && previous == .linear
  }
}

/// Says no more than it must.
private struct Still: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { value }
}

/// What an animation of one's own is asked.
struct CustomAnimationFormTests {
  private var context: AnimationContext<Double> {
    AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
  }

  private func asked(_ animation: some CustomAnimation) -> [Double?] {
    var context = context
    return [
      animation.animate(value: 3, time: 1, context: &context), animation.animate(value: 3, time: 2, context: &context),
      animation.velocity(value: 3, time: 1.5, context: context),
    ]
  }

  @Test func anAnimationSaysHowFarAndHowFastItIs() {
    #expect(asked(Telling()) == [3, nil, 4.5] && asked(Still()) == [3, 3, nil])
  }

  @Test func anAnimationOfAnyTypeAsksTheOneInside() {
    let animation = Animation(Telling())
    var context = context

    #expect(animation.animate(value: 3, time: 1, context: &context) == 3)
    #expect(animation.animate(value: 3, time: 2, context: &context) == nil)
    #expect(animation.velocity(value: 3, time: 1.5, context: context) == 4.5)
    #expect(animation.shouldMerge(previous: .linear, value: 3, time: 0, context: &context) && context.isLogicallyComplete)
    #expect(!animation.shouldMerge(previous: .easeIn, value: 3, time: 0, context: &context))
  }

  @Test func anAnimationMergesWhereItSaysSo() {
    func merges(_ animation: some CustomAnimation, _ previous: Animation) -> Bool {
      var context = context
      return animation.shouldMerge(previous: previous, value: 3, time: 0, context: &context)
    }

    #expect(merges(Telling(), .linear) && !merges(Telling(), .easeIn) && !merges(Telling(merges: false), .linear))
    #expect(!merges(Still(), .linear))
  }
}
