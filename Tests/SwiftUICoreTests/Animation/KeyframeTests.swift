import Foundation
import Testing

@testable import SwiftUICore

@Suite struct KeyframeTests {
  private struct Pose: Equatable {
    var height = 0.0
    var angle = 0.0
  }

  @Test func tracksRunSideBySide() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.height) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(0, duration: 1)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(90, duration: 4) }
    }

    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5) == Pose(height: 5, angle: 11.25))
    #expect(timeline.value(time: 1.5) == Pose(height: 10, angle: 33.75))
    #expect(timeline.value(progress: 1) == Pose(height: 0, angle: 90))
  }

  @Test func aCubicTrackGoesThroughItsPoints() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1.0, duration: 1)
      CubicKeyframe(3.0, duration: 1)
    }

    #expect(timeline.value(time: 1) == 1)
    #expect(timeline.value(time: 2) == 3)
    #expect(timeline.value(time: 0.5) < 0.5)
  }

  @Test func aCubicTrackTakesTheSpeedsItIsGiven() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1.0, duration: 1, startVelocity: 1, endVelocity: 1) }

    #expect(abs(timeline.value(time: 0.25) - 0.25) < 1e-9)
  }

  @Test func aSpringTrackTakesAsLongAsTheSpring() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(5.0, spring: spring) }

    #expect(timeline.duration == spring.settlingDuration)
    #expect(timeline.value(time: 0.1) == spring.value(target: 5.0, time: 0.1))
  }

  @Test(arguments: [true, false])
  func stepsMayDependOnACondition(isHigh: Bool) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      if isHigh { LinearKeyframe(10.0, duration: 1) } else { MoveKeyframe(1.0) }
      for step in 1...2 { LinearKeyframe(Double(step), duration: 1) }
    }

    #expect(timeline.duration == (isHigh ? 3 : 2))
    #expect(timeline.value(time: 99) == 2)
  }
}
