import Foundation
import Testing

@testable import SwiftUICore

@Suite struct AnimationCurveTests {
  /// How much of the way is done; nil where the animation is over.
  private func way(_ animation: Animation, _ time: TimeInterval) -> Double? {
    var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
    return animation.animate(value: 1, time: time, context: &context)
  }

  @Test func aCurveTakesItsDuration() {
    #expect(way(.linear(duration: 2), 0.5) == 0.25)
    #expect(way(.linear(duration: 2), 2) == nil)
    #expect(abs(Animation.easeIn(duration: 3).duration! - 3) < 1e-9)
  }

  @Test func aDelayStartsLater() {
    #expect(way(.linear(duration: 1).delay(1), 0.5) == 0)
    #expect(way(.linear(duration: 1).delay(1), 1.5) == 0.5)
    #expect(way(.linear(duration: 1).delay(1), 2) == nil)
  }

  @Test func aSpeedShortens() {
    #expect(way(.linear(duration: 1).speed(2), 0.25) == 0.5)
    #expect(abs(Animation.linear(duration: 1).speed(2).duration! - 0.5) < 1e-9)
  }

  @Test func aRepetitionGoesBackAndForth() {
    let animation = Animation.linear(duration: 1).repeatCount(3)

    #expect(abs(way(animation, 0.25)! - 0.25) < 1e-6)
    #expect(abs(way(animation, 1.25)! - 0.75) < 1e-6)
    #expect(abs(way(animation, 2.25)! - 0.25) < 1e-6)
    #expect(way(animation, 3.01) == nil)
    #expect(abs(way(.linear(duration: 1).repeatCount(2, autoreverses: false), 1.25)! - 0.25) < 1e-6)
  }

  @Test func anEndlessRepetitionHasNoDuration() {
    #expect(Animation.easeInOut(duration: 1).repeatForever().duration == nil)
    #expect(abs(way(.linear(duration: 1).repeatForever(), 101.25)! - 0.75) < 1e-6)
  }

  @Test("an animation is logically complete before it is removed (fact 86)") func logicalCompletion() {
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)

    #expect(abs(spring.logicalDuration! - 0.5) < 1e-6)
    #expect(spring.duration! > 0.6)
    #expect(abs(Animation.linear(duration: 5).logicallyComplete(after: 1).logicalDuration! - 1) < 1e-6)
  }

  @Test func theDefaultAnimationSaysSo() {
    // As OpenSwiftUI's tests assert of Apple's SwiftUI (fact 89).
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default == .default)
  }

  @Test func anAnimationOfTheUsersOwnMoves() {
    #expect(way(Animation(Halfway()), 0.9) == 0.5)
    #expect(way(Animation(Halfway()), 1) == nil)
    #expect(Animation(Halfway()) == Animation(Halfway()))
    #expect(Animation(Halfway()) != .linear)
  }

  @Test func anAnimationKeepsWhatItLikes() {
    var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
    let counting = Animation(Counting())

    _ = counting.animate(value: 1, time: 0, context: &context)
    let second = counting.animate(value: 1, time: 0.1, context: &context)

    #expect(second == 2)
  }
}

private struct Halfway: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < 1 ? value.scaled(by: 0.5) : nil
  }
}

private struct Counting: CustomAnimation {
  private enum Calls: AnimationStateKey { static let defaultValue = 0.0 }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.state[Calls.self] += 1
    return value.scaled(by: context.state[Calls.self])
  }
}
