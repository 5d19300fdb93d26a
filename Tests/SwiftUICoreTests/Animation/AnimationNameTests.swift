import Foundation
import Testing

@testable import SwiftUICore

/// Each name of an animation, by how much of the way it has done when.
struct AnimationNameTests {
  /// How much of the way is done; nil where the animation is over.
  private func way(_ animation: Animation, _ time: TimeInterval) -> Double? {
    var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
    return animation.animate(value: 1, time: time, context: &context)
  }

  private func areAlike(_ one: Animation, _ other: Animation) -> Bool {
    stride(from: 0.0, through: 1.0, by: 0.05).allSatisfy { time in
      switch (way(one, time), way(other, time)) {
      case (let a?, let b?): abs(a - b) < 1e-9
      case (let a, let b): a == b
      }
    }
  }

  @Test func anEasedCurveIsSlowAtOneEndOrAtBoth() throws {
    let (early, late) = (0.1 * 0.35, 0.9 * 0.35)
    let easeIn = try #require(way(Animation.easeIn, early)), easeOut = try #require(way(Animation.easeOut, early))
    let both = try #require(way(Animation.easeInOut, early)), bothLate = try #require(way(Animation.easeInOut, late))

    #expect(easeIn < 0.1 && easeOut > 0.1 && both < 0.1 && bothLate > 0.9)
    #expect(abs(both + bothLate - 1) < 1e-3)
  }

  @Test func anEasedCurveTakesItsDuration() {
    #expect(areAlike(.easeIn, .easeIn(duration: 0.35)) && areAlike(.easeOut, .easeOut(duration: 0.35)))
    #expect(areAlike(.easeInOut, .easeInOut(duration: 0.35)) && areAlike(.linear, .linear(duration: 0.35)))
    #expect(way(.easeOut(duration: 0.5), 0.49) != nil && way(.easeOut(duration: 0.5), 0.51) == nil)
  }

  @Test func aTimingCurveIsGivenAsACurveOrAsItsControlPoints() {
    #expect(areAlike(.timingCurve(.easeIn, duration: 1), .easeIn(duration: 1)))
    #expect(abs((way(.timingCurve(0, 0, 1, 1, duration: 1), 0.25) ?? 0) - 0.25) < 1e-3)
  }

  @available(*, deprecated)
  @Test func aCurveHasAnOlderName() {
    #expect(UnitCurve.easeInEaseOut.value(at: 0.1) == UnitCurve.easeInOut.value(at: 0.1))
  }

  @Test func aSpringIsGivenInManyForms() {
    let spring = Spring(duration: 0.4, bounce: 0.2)

    #expect(areAlike(.spring(spring, blendDuration: 0), .spring(duration: 0.4, bounce: 0.2)))
    #expect(areAlike(.spring(response: 0.4, dampingFraction: 0.8, blendDuration: 0), .spring(duration: 0.4, bounce: 0.2)))
    #expect(areAlike(.spring, .spring(duration: 0.5)))
  }

  @Test func namedSpringsDifferInTheirBounce() {
    #expect(areAlike(.smooth, .spring(duration: 0.5, bounce: 0)) && areAlike(.snappy, .spring(duration: 0.5, bounce: 0.15)))
    #expect(areAlike(.bouncy, .spring(duration: 0.5, bounce: 0.3)))
    #expect(areAlike(.smooth(duration: 0.3, extraBounce: 0.1), .spring(duration: 0.3, bounce: 0.1)))
    #expect(areAlike(.snappy(duration: 0.3, extraBounce: 0.1), .spring(duration: 0.3, bounce: 0.25)))
    #expect(areAlike(.bouncy(duration: 0.3, extraBounce: 0.1), .spring(duration: 0.3, bounce: 0.4)))
  }

  @Test func aSpringUnderAFingerIsFast() throws {
    let quick = try #require(way(.interactiveSpring, 0.1)), calm = try #require(way(.spring, 0.1))

    #expect(quick > calm)
    #expect(areAlike(.interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25), .interactiveSpring))
    #expect(areAlike(.interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25), .interactiveSpring))
  }

  @Test func aSpringThatAddsIsGivenInManyForms() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 20)

    #expect(areAlike(.interpolatingSpring(mass: 1, stiffness: 100, damping: 20), .interpolatingSpring(spring)))
    #expect(areAlike(.interpolatingSpring, .interpolatingSpring(duration: 0.5, bounce: 0)))
    #expect(!areAlike(.interpolatingSpring(spring, initialVelocity: 9), .interpolatingSpring(spring)))
  }

  @Test func anAnimationTellsWhatItIsMadeOf() {
    let animation = Animation(Steps(count: 2))

    #expect(animation.base as? Steps == Steps(count: 2))
    #expect(animation.customMirror.children.map(\.label) == ["count"])
  }

  @Test func anAnimationAsksItsBaseForItsSpeedAndWhetherItTakesOver() {
    var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
    let steps = Animation(Steps(count: 2))

    #expect(steps.velocity(value: 1, time: 0, context: context) == 2)
    #expect(steps.shouldMerge(previous: steps, value: 1, time: 0, context: &context))
    #expect(!steps.shouldMerge(previous: .linear, value: 1, time: 0, context: &context))
    #expect(Animation(Plain()).velocity(value: 1.0, time: 0, context: context) == nil)
    #expect(!Animation(Plain()).shouldMerge(previous: Animation(Plain()), value: 1, time: 0, context: &context))
  }

  @Test func anAnimationInsideAnotherKeepsItsOwnState() {
    var environment = EnvironmentValues()
    environment.lineSpacing = 4
    var context = AnimationContext<Double>(state: AnimationState(), environment: environment)
    context.isLogicallyComplete = true

    let inner: AnimationContext<CGFloat> = context.withState(AnimationState<CGFloat>())

    #expect(inner.isLogicallyComplete && inner.environment.lineSpacing == 4)
  }

  @Test func aTransactionCarriesHowAChangeIsShown() {
    var transaction = Transaction(animation: .easeIn)
    #expect(transaction.animation == .easeIn && !transaction.isContinuous && !transaction.tracksVelocity)

    transaction.isContinuous = true
    transaction.tracksVelocity = true

    #expect(transaction.isContinuous && transaction.tracksVelocity)
  }
}

private struct Steps: CustomAnimation {
  let count: Int

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { value }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    value.scaled(by: Double(count))
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { previous.base is Steps }
}

private struct Plain: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
}
