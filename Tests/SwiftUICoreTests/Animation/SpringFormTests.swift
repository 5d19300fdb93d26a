import Foundation
import Testing

@testable import SwiftUICore

struct SpringFormTests {
  @Test func namedSpringsDifferInTheirBounce() {
    #expect(abs(Spring.smooth.bounce) < 1e-9 && abs(Spring.snappy.bounce - 0.15) < 1e-9 && abs(Spring.bouncy.bounce - 0.3) < 1e-9)
    #expect(abs(Spring.smooth(duration: 0.3, extraBounce: 0.1).bounce - 0.1) < 1e-9)
    #expect(abs(Spring.snappy(duration: 0.3, extraBounce: 0.1).bounce - 0.25) < 1e-9)
    #expect(abs(Spring.bouncy(duration: 0.3, extraBounce: 0.1).duration - 0.3) < 1e-9)
  }

  @Test func aSpringIsGivenByItsResponse() {
    let spring = Spring(response: 0.4, dampingRatio: 0.7)

    #expect(spring.mass == 1 && abs(spring.response - 0.4) < 1e-9 && abs(spring.duration - 0.4) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
  }

  @Test func aSpringMovesFromOneValueToAnother() {
    let spring = Spring(duration: 0.5)

    let early = spring.velocity(fromValue: 0.0, toValue: 10.0, initialVelocity: 0.0, time: 0.1)
    let late = spring.velocity(fromValue: 0.0, toValue: 10.0, initialVelocity: 0.0, time: 2)

    #expect(early > 1 && abs(late) < 0.01)
  }

  @Test func aSpringPullsBackToItsTarget() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)

    #expect(spring.force(fromValue: 0.0, toValue: 1.0, position: 0.0, velocity: 0.0) > 0)
    #expect(spring.force(fromValue: 0.0, toValue: 1.0, position: 2.0, velocity: 0.0) < 0)
  }

  @Test func aSpringSettlesLaterWhereMoreIsAsked() {
    let spring = Spring(duration: 0.5, bounce: 0.3)

    let rough = spring.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.1)
    let fine = spring.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
    let between = spring.settlingDuration(fromValue: 0.0, toValue: 1.0, initialVelocity: 0.0, epsilon: 0.001)

    #expect(rough < fine && abs(fine - between) < 1e-6)
  }
}
