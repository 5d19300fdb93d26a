import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

struct TimelineScheduleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 600)

  private func distances<S: TimelineSchedule>(_ schedule: S, _ count: Int = 3, from seconds: TimeInterval = 0) -> [TimeInterval] {
    schedule.entries(from: start.addingTimeInterval(seconds), mode: .normal).prefix(count).map {
      $0.timeIntervalSince(start)
    }
  }

  @Test func aPeriodBeginsWithTheDateThatStands() {
    #expect(distances(.periodic(from: start, by: 10), from: 25) == [20, 30, 40])
    #expect(distances(.periodic(from: start, by: 10), from: -5) == [0, 10, 20])
  }

  @Test func aPeriodOfNothingStillMovesOn() {
    let dates = distances(.periodic(from: start, by: 0))

    #expect(dates[0] < dates[1] && dates[1] < dates[2])
  }

  @Test func minutesBeginAtTheirZero() {
    #expect(distances(.everyMinute, from: 61) == [60, 120, 180])
  }

  @Test func givenDatesAreTaken() {
    #expect(distances(.explicit([start, start.addingTimeInterval(7)])) == [0, 7])
  }

  @Test func anAnimationHasFramesUntilItIsPaused() {
    #expect(distances(.animation(minimumInterval: 0.5)) == [0, 0.5, 1])
    #expect(distances(.animation(minimumInterval: nil, paused: true)) == [])
    #expect(abs(distances(.animation)[1] - 1.0 / 60) < 1e-6)
  }
}
