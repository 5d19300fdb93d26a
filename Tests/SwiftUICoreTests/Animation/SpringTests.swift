import Foundation
import Testing

@testable import SwiftUICore

@Suite struct SpringTests {
  @Test func aDurationAndABounceAreAStiffnessAndADamping() {
    let smooth = Spring(duration: 0.5, bounce: 0)
    let bouncy = Spring(duration: 0.5, bounce: 0.3)

    #expect(abs(smooth.stiffness - 157.914) < 0.001)
    #expect(abs(smooth.damping - 25.133) < 0.001)
    #expect(abs(bouncy.dampingRatio - 0.7) < 1e-9)
    #expect(abs(bouncy.bounce - 0.3) < 1e-9)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-9)
  }

  @Test(arguments: [-0.4, 0, 0.3, 0.9])
  func aSpringStartsAtRestAndArrives(bounce: Double) {
    let spring = Spring(duration: 0.4, bounce: bounce)

    #expect(spring.value(target: 10.0, time: 0) == 0)
    #expect(abs(spring.velocity(target: 10.0, time: 0)) < 1e-9)
    #expect(abs(spring.value(target: 10.0, time: spring.settlingDuration) - 10) < 0.011)
    #expect(abs(spring.value(target: 10.0, time: 60) - 10) < 1e-6)
  }

  @Test(arguments: [-0.4, 0, 0.3])
  func theVelocityIsHowFastTheValueChanges(bounce: Double) {
    let spring = Spring(duration: 0.4, bounce: bounce)
    let step = 1e-6

    for time in [0.05, 0.2, 0.5] {
      let slope =
        (spring.value(target: 3.0, initialVelocity: 7.0, time: time + step)
          - spring.value(target: 3.0, initialVelocity: 7.0, time: time - step)) / (2 * step)
      #expect(abs(slope - spring.velocity(target: 3.0, initialVelocity: 7.0, time: time)) < 1e-4)
    }
  }

  @Test func aBouncySpringOvershootsAndASmoothOneDoesNot() {
    let times = stride(from: 0, to: 2, by: 0.01)

    #expect(times.contains { Spring.bouncy.value(target: 1.0, time: $0) > 1.01 })
    #expect(!times.contains { Spring.smooth.value(target: 1.0, time: $0) > 1 })
  }

  @Test func anUpdateInStepsIsTheSameMovement() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    var (value, velocity) = (0.0, 0.0)

    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 4, deltaTime: 0.02) }

    #expect(abs(value - spring.value(target: 4.0, time: 0.2)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 4.0, time: 0.2)) < 1e-9)
  }

  @Test func aSpringIsMadeForTheTimeInWhichItSettles() {
    let spring = Spring(settlingDuration: 2, dampingRatio: 0.5)

    #expect(abs(spring.settlingDuration - 2) < 0.001)
  }

  @Test func whatOverDampsIsKeptFromDoingSoUnlessItIsAllowed() {
    #expect(Spring(stiffness: 100, damping: 50).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
  }

  @Test func theForcePullsAtTheTargetAndDamps() {
    #expect(Spring(stiffness: 100, damping: 10).force(target: 2.0, position: 1.0, velocity: 3.0) == 70)
  }

  @Test func whateverIsAnimatableMovesOnASpring() {
    let point = Spring.smooth.value(fromValue: CGPoint(x: 1, y: 2), toValue: CGPoint(x: 5, y: 2), initialVelocity: .zero, time: 9)

    #expect(abs(point.x - 5) < 1e-6)
    #expect(point.y == 2)
  }
}
