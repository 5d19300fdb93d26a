#if canImport(TopdownStage)
  import FastingCore
  import SwiftUI
  import Testing
  import TopdownAudit
  import TopdownEvidence
  import TopdownStage

  @testable import FastingFeature

  @MainActor struct FastingTimerStageTests {
    @Test func scenariosMeanWhatTheySay() {
      #expect(FastingTimerScenarios.findings() == [])
    }

    @Test(arguments: FastingTimerScenarios.scenarios) func eachScenarioLeavesTheRecordedLog(scenario: Scenario) throws {
      let log = ExecutionLog()
      let stage = Stage(scenario.view(log: log))

      try stage.perform(scenario.steps)

      try log.recorded(scenario.name.rawValue)
    }

    @Test func theTimerTicksWithTheClock() throws {
      let stage = Stage(FastingTimerScenarios.running.view())
      #expect(stage.shows("5:15:00"), "\(stage.screen)")

      try stage.advance(by: .seconds(61))

      #expect(stage.shows("5:16:01"), "\(stage.screen)")
    }

    @Test func aChosenGoalIsTheGoalOfTheFast() throws {
      let log = ExecutionLog()
      let stage = Stage(FastingTimerScenarios.ready.view(log: log))

      try stage.option("23 h").tap()
      try stage.button("Begin").tap()

      #expect(log == ["fasting ready, 23 h", "fasting running, 23 h"])
      #expect(stage.screen.contains(#"progress "23 h until 11:00\#u{202F}PM"#), "\(stage.screen)")
    }

    @Test func whoStopsEarlyIsNotToldThatTheGoalWasReached() throws {
      let stage = Stage(FastingTimerScenarios.short.view())

      #expect(stage.shows("Finished"))
      #expect(stage.shows("0:30"))
      #expect(!stage.shows("Goal reached"))
    }

    @Test func whoReachedTheGoalIsTold() throws {
      let stage = Stage(FastingTimerScenarios.beyond.view())

      try stage.button("Finish").tap()

      #expect(stage.shows("Goal reached"))
      #expect(stage.shows("17:30"))
    }
  }
#else
  import Testing

  struct FastingTimerStageTests {
    @Test("FastingTimerStageTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
