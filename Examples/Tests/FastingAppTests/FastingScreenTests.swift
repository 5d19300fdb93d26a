#if canImport(TopdownStage)
  import FastingCore
  import FastingFeature
  import FastingLive
  import Foundation
  import SwiftUI
  import Testing
  import TopdownAudit
  import TopdownEvidence
  import TopdownStage

  @testable import FastingApp

  @MainActor struct FastingScreenTests {
    @Test func scenariosMeanWhatTheySay() {
      #expect(FastingScreenScenarios.findings() == [])
    }

    @Test(arguments: FastingScreenScenarios.scenarios) func eachScenarioLeavesTheRecordedLog(scenario: Scenario) throws {
      let log = ExecutionLog()
      let stage = Stage(scenario.view(log: log))

      try stage.perform(scenario.steps)

      try log.recorded(scenario.name.rawValue)
    }

    @Test func aFastGoesOnWhereTheAppWasClosedInTheMiddle() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("fast-\(UUID().uuidString).json")
      defer { try? FileManager.default.removeItem(at: file) }
      let first = Stage(FastingScreen(file: file))
      try first.button("Begin").tap()
      try first.advance(by: .seconds(5))
      #expect(first.shows("0:05"), "\(first.screen)")

      // Another process, as far as the store can tell; its clock starts when the first one's did.
      let second = Stage(FastingScreen(file: file))
      try second.advance(by: .seconds(60))

      #expect(second.shows("1:00"), "\(second.screen)")
      try second.button("Finish").tap()
      #expect(second.shows("0:01"), "\(second.screen)")
    }

    @Test func aFastThatCannotBeSavedIsShownAllTheSame() throws {
      let stage = Stage(FastingScreenScenarios.unsaved.view())

      try stage.button("Begin").tap()

      #expect(stage.shows("Your fast can’t be saved."))
      #expect(stage.shows("0:00"), "\(stage.screen)")
    }

    @Test func whatWasBegunBeforeTheFileWasReadStays() throws {
      let stage = Stage(FastingScreenScenarios.impatient.view())

      try stage.perform(FastingScreenScenarios.impatient.steps)

      #expect(stage.shows("0:02"), "\(stage.screen)")
    }
  }
#else
  import Testing

  struct FastingScreenTests {
    @Test("FastingScreenTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
