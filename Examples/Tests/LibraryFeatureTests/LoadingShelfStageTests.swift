#if canImport(TopdownStage)
  import LibraryModels
  import SwiftUI
  import Testing
  import TopdownAudit
  import TopdownEvidence
  import TopdownStage

  @testable import LibraryFeature

  @MainActor struct LoadingShelfStageTests {
    @Test func scenariosMeanWhatTheySay() {
      #expect(LoadingShelfScenarios.findings() == [])
    }

    @Test func theSpinnerStandsUntilTheBooksCome() throws {
      let log = ExecutionLog()
      let stage = Stage(LoadingShelfScenarios.delayed.view(log: log))
      #expect(stage.shows("Fetching books…"))

      try stage.advance(by: .seconds(2))

      #expect(!stage.shows("Fetching books…"))
      #expect(stage.shows("Dune"))
      #expect(log.starts(with: ["isLoading true", "load", "isLoading false"]))
    }

    @Test func tryingAgainRecovers() throws {
      let log = ExecutionLog()
      let scenario = LoadingShelfScenarios.recovering
      let stage = Stage(scenario.view(log: log))
      #expect(stage.shows("You are offline."))

      try stage.perform(scenario.steps)

      #expect(stage.shows("Dune"))
      #expect(log.count(of: "load") == 2)
    }

    @Test func pullingTheListFetchesAgain() throws {
      let log = ExecutionLog()
      let stage = Stage(LoadingShelfScenarios.loaded.view(log: log))

      try stage.list().refresh()

      #expect(log.count(of: "load") == 2)
    }

    @Test func leavingWhileItLoadsLeavesNoSpinner() throws {
      let log = ExecutionLog()
      let isOpen = Binding.variable(true)
      let stage = Stage(Door(isOpen: isOpen) { LoadingShelfScenarios.loading.view(log: log) })

      isOpen.wrappedValue = false
      try stage.settle()

      #expect(log == ["isLoading true", "load", "isLoading false"])
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

  struct LoadingShelfStageTests {
    @Test("LoadingShelfStageTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
