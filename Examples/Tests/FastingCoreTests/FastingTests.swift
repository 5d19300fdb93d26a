import FastingCore
import Foundation
import Testing

struct FastingTests {
  private let noon = Date(timeIntervalSinceReferenceDate: 43_200)

  private func hours(_ count: Double) -> Date { noon.addingTimeInterval(count * 3_600) }

  @Test func aFastRunsFromWhenItWasBegun() {
    var fasting = Fasting(goal: .sixteenHours)

    fasting.begin(at: noon)

    #expect(fasting.phase == .running(since: noon))
    #expect(fasting.progress(at: hours(4)) == 0.25)
    #expect(fasting.goalDate == hours(16))
  }

  @Test func beginningTwiceDoesNotLoseTheTimeThatRan() {
    var fasting = Fasting()
    fasting.begin(at: noon)

    fasting.begin(at: hours(15))

    #expect(fasting.start == noon)
  }

  @Test func afterItsEndNoTimeRuns() {
    var fasting = Fasting()
    fasting.begin(at: noon)

    fasting.finish(at: hours(8))

    #expect(fasting.elapsed(at: hours(100)) == 8 * 3_600)
    #expect(!fasting.isGoalReached(at: hours(100)))
  }

  @Test func finishingWhatDoesNotRunChangesNothing() {
    var ready = Fasting()
    var finished = Fasting()
    finished.begin(at: noon)
    finished.finish(at: hours(1))

    ready.finish(at: hours(2))
    finished.finish(at: hours(2))

    #expect(ready == Fasting())
    #expect(finished.elapsed(at: hours(2)) == 3_600)
  }

  @Test func theGoalIsReachedToTheSecondAndProgressGoesOn() {
    var fasting = Fasting(goal: .eighteenHours)
    fasting.begin(at: noon)

    #expect(!fasting.isGoalReached(at: hours(18).addingTimeInterval(-1)))
    #expect(fasting.isGoalReached(at: hours(18)))
    #expect(fasting.progress(at: hours(27)) == 1.5)
  }

  @Test func aHigherGoalInTheMidstOfAFastTakesNothingAway() {
    var fasting = Fasting(goal: .sixteenHours)
    fasting.begin(at: noon)

    fasting.goal = .oneMealADay

    #expect(fasting.elapsed(at: hours(4)) == 4 * 3_600)
    #expect(fasting.goalDate == hours(23))
  }

  @Test func aClockThatWasSetBackGivesNoTimeRatherThanLess() {
    var fasting = Fasting()
    fasting.begin(at: noon)
    #expect(fasting.elapsed(at: hours(-1)) == 0)

    fasting.finish(at: hours(-1))

    #expect(fasting.phase == .finished(from: noon, to: noon))
  }

  @Test func aResetLeavesTheGoal() {
    var fasting = Fasting(goal: .eighteenHours)
    fasting.begin(at: noon)

    fasting.reset()

    #expect(fasting == Fasting(goal: .eighteenHours))
  }
}
