#if canImport(TopdownStage)
  import ItemsModels
  import SwiftUI
  import Testing
  import TopdownAudit
  import TopdownEvidence
  import TopdownStage

  @testable import ItemsFeature

  @MainActor struct ItemsStageTests {
    @Test func scenariosMeanWhatTheySay() {
      #expect(ItemsScenarios.findings() == [])
    }

    @Test(arguments: ItemsScenarios.scenarios) func eachScenarioLeavesTheRecordedLog(scenario: Scenario) throws {
      let log = ExecutionLog()
      let stage = Stage(scenario.view(log: log))

      try stage.perform(scenario.steps)

      try log.recorded(scenario.name.rawValue)
    }

    @Test func theSpinnerStandsUntilTheItemsCome() throws {
      let stage = Stage(ItemsScenarios.delayed.view())
      #expect(stage.shows("Loading items…"))

      try stage.advance(by: .seconds(2))

      #expect(!stage.shows("Loading items…"))
      #expect(stage.shows("Reading glasses"))
    }

    @Test func tryingAgainShowsTheSpinnerAndThenTheItems() throws {
      let answers = Manual<[Item]>()
      let stage = Stage(
        ItemsScenario(.scripted(.sequence([.failure(ItemsError.offline), .manual(answers)]))))
      #expect(stage.shows("You are offline."))

      try stage.button("Try again").tap()
      #expect(stage.shows("Loading items…"))

      answers.calls[0].succeed(with: ItemFixtures.list)
      try stage.settle()
      #expect(stage.shows("Reading glasses"))
    }

    @Test func pullingKeepsTheRowsUntilTheAnswerComes() throws {
      let answers = Manual<[Item]>()
      let stage = Stage(ItemsScenario(.scripted(.sequence([.success([ItemFixtures.keys]), .manual(answers)]))))

      try stage.list().refresh()
      #expect(stage.shows("Keys"))

      answers.calls[0].succeed(with: ItemFixtures.list)
      try stage.settle()
      #expect(stage.shows("Reading glasses"))
    }

    @Test func whoLeavesWhileItLoadsFindsTheItemsOnReturn() throws {
      let log = ExecutionLog()
      let isOpen = Binding.variable(true)
      let state = ItemsState.delayed(log: log)
      let stage = Stage(Door(isOpen: isOpen) { ItemsView(state: state) })

      isOpen.wrappedValue = false
      try stage.settle()
      isOpen.wrappedValue = true
      try stage.runUntilIdle()

      #expect(stage.shows("Reading glasses"))
      #expect(log == ["fetchItems", "fetchItems"])
    }

    @Test func theScreenReadsAsText() {
      let stage = Stage(ItemsScenarios.awkward.view())

      #expect(
        stage.screen == """
          screen
            list refreshable
              row "The charger that fits neither the old telephone nor the new one, and that nobody dares to throw away, Drawer"
                text "The charger that fits neither the old telephone nor the new one, and that nobody dares to throw away"
                text "Drawer"
              row "מטריה, שחורה"
                text "מטריה"
                text "שחורה"
              row "E\u{301}tui a\u{300} lunettes"
                text "E\u{301}tui a\u{300} lunettes"
              row "Keys"
                text "Keys"
              row "Keys"
                text "Keys"
          """)
    }
  }

  /// Shows its content while it is open.
  private struct Door<Content: View>: View {
    @Binding var isOpen: Bool
    @ViewBuilder let content: () -> Content

    var body: some View {
      if isOpen { content() } else { Text("closed") }
    }
  }
#else
  import Testing

  struct ItemsStageTests {
    @Test("ItemsStageTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
