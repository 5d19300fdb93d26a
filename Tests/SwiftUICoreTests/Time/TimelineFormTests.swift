import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

struct TimelineFormTests {
  private let start = Date(timeIntervalSinceReferenceDate: 600)

  private func seconds<S: Sequence>(_ dates: S) -> [TimeInterval] where S.Element == Date {
    dates.prefix(3).map { $0.timeIntervalSince(start) }
  }

  @Test func aScheduleIsTheSameByTypeAndByName() {
    let (periodic, minutes) = (PeriodicTimelineSchedule(from: start, by: 10), EveryMinuteTimelineSchedule())
    let animation = AnimationTimelineSchedule(minimumInterval: 0.5, paused: false)

    #expect(seconds(periodic.entries(from: start, mode: .normal)) == [0, 10, 20])
    #expect(seconds(minutes.entries(from: start, mode: .lowFrequency)) == [0, 60, 120])
    #expect(seconds(animation.entries(from: start, mode: .normal)) == [0, 0.5, 1])
    #expect(seconds(ExplicitTimelineSchedule([start]).entries(from: start, mode: .normal)) == [0])
  }

  @Test func entriesAreTakenOneByOne() {
    var periodic = PeriodicTimelineSchedule(from: start, by: 10).entries(from: start, mode: .normal)
    var minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal)
    var animation = AnimationTimelineSchedule(minimumInterval: 1).entries(from: start, mode: .normal)

    #expect(periodic.next() == start && periodic.next() == start.addingTimeInterval(10))
    #expect(minutes.next() == start && minutes.next() == start.addingTimeInterval(60))
    #expect(animation.next() == start && animation.next() == start.addingTimeInterval(1))
  }
}
