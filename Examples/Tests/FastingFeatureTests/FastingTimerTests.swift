import FastingCore
import SwiftUI
import Testing
import TopdownEvidence

@testable import FastingFeature

@MainActor struct FastingTimerTests {
  private let noon = Date(timeIntervalSinceReferenceDate: 43_200)

  @Test func theTimerNeverReadsAClockOfItsOwn() {
    let log = ExecutionLog()
    let timer = FastingTimer(fasting: log.binding("fasting", Fasting()) { $0.summary }, now: { [noon] in noon })

    timer.fasting.begin(at: timer.now())
    timer.fasting.finish(at: timer.now() + 3_600)

    #expect(log == ["fasting running, 16 h", "fasting finished after 60 min"])
    #expect(timer.fasting.start == noon)
  }
}
