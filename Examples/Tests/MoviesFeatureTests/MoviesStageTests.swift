#if canImport(TopdownStage)
  import MoviesModels
  import SwiftUI
  import Testing
  import TopdownAudit
  import TopdownEvidence
  import TopdownStage

  @testable import MoviesFeature

  @MainActor struct MoviesStageTests {
    @Test func scenariosMeanWhatTheySay() {
      #expect(MoviesScenarios.findings() == [])
    }

    @Test(arguments: MoviesScenarios.scenarios) func eachScenarioLeavesTheRecordedLog(scenario: Scenario) throws {
      let log = ExecutionLog()
      let stage = Stage(scenario.view(log: log))

      try stage.perform(scenario.steps)

      try log.recorded(scenario.name.rawValue)
    }

    @Test func anErrorOverTheListLeavesTheList() throws {
      let stage = Stage(MoviesScenarios.stale.view())

      try stage.list().refresh()

      #expect(stage.shows("You are offline."))
      #expect(stage.shows("Episode 1"))
    }

    @Test func aNoticeGoesWhenTheReaderHasSeenIt() throws {
      let log = ExecutionLog()
      let stage = Stage(MoviesScenarios.stale.view(log: log))
      try stage.list().refresh()

      try stage.button("Dismiss").tap()

      #expect(!stage.shows("You are offline."))
      #expect(log["notice"] == ["notice You are offline.", "notice nil"])
    }

    @Test func theNextPageIsAskedForWhenTheEndComesIntoView() throws {
      let log = ExecutionLog()
      let stage = Stage(MoviesScenarios.paging.view(log: log), size: CGSize(width: 375, height: 400))
      #expect(log["load"] == ["load 1"])

      try stage.scroll(to: "Sunrise")
      #expect(log["load"] == ["load 1"], "the last row shows, the end below it does not")
      try stage.scroll(to: "Loading more movies")

      #expect(log["load"] == ["load 1", "load 2"])
    }

    @Test func aPageThatFailedComesWhenTheReaderAsksForMore() throws {
      let log = ExecutionLog()
      let outcomes: [Outcome<MoviePage>] = [
        .success(MovieFixtures.firstPage), .failure(MoviesError.offline), .success(MovieFixtures.lastPage),
      ]
      let stage = Stage(MoviesScenario(.sequence(outcomes), log: log))
      try stage.scroll(to: "Loading more movies")

      try stage.button("Load more").tap()

      #expect(try stage.row("Episode 8").isEnabled)
      #expect(log["load"] == ["load 1", "load 2", "load 2"])
    }

    @Test func leavingWhileItLoadsAndComingBackLoadsAgain() throws {
      let log = ExecutionLog()
      let isOpen = Binding.variable(true)
      let feed = Binding.variable(MovieFeed())
      let answers = Manual<MoviePage>()
      let list = MovieList(log, feed: feed, load: .manual(answers))
      let stage = Stage(Door(isOpen: isOpen) { list })

      isOpen.wrappedValue = false
      try stage.settle()
      isOpen.wrappedValue = true
      try stage.settle()
      answers.calls[1].succeed(with: MovieFixtures.lastPage)
      try stage.settle()

      #expect(stage.shows("Episode 1"))
      #expect(log["load"] == ["load 1", "load 1"])
    }

    @Test func aPosterIsNotSpoken() throws {
      let stage = Stage(MoviesScenarios.loaded.view())

      let row = try stage.row("Metropolis")

      #expect(row.all(.image).isEmpty, "the title says what the picture shows")
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

  struct MoviesStageTests {
    @Test("MoviesStageTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
