#if canImport(TopdownStage)
  import SwiftUI
  import Testing
  import TopdownEvidence
  import TopdownScenarios
  import TopdownStage

  @testable import LibraryFeature

  // The gallery copies these of what is done to its screens; Scripts/browser-test fails where it would copy anything else.

  @Test @MainActor func shelfLoadedLeavesThisLog() throws {
    let log = ExecutionLog()
    let scenario = try #require(ShelfScenarios.scenarios.first { $0.name == "loaded" })
    let stage = Stage(scenario.view(log: log))

    try stage.toggle("Sort by author").tap()
    try stage.row("Frank Herbert, Dune").swipe(.trailing)
    try stage.button("Delete").tap()

    #expect(log == ["sortByAuthor true", "delete Dune"])
  }

  @Test @MainActor func loadingShelfDelayedLeavesThisLog() throws {
    let log = ExecutionLog()
    let scenario = try #require(LoadingShelfScenarios.scenarios.first { $0.name == "delayed" })
    let stage = Stage(scenario.view(log: log))

    try stage.advance(by: .seconds(3))

    #expect(
      log == [
        "isLoading true",
        "load",
        "isLoading false",
        "books [\"Anathem\", \"Dune\", \"The Left Hand of Darkness\"]",
      ])
  }

  @Test @MainActor func loadingShelfRecoveringLeavesThisLog() throws {
    let log = ExecutionLog()
    let scenario = try #require(LoadingShelfScenarios.scenarios.first { $0.name == "recovering" })
    let stage = Stage(scenario.view(log: log))

    try stage.button("Try again").tap()
    try stage.advance(by: .milliseconds(1500))
    try stage.list().refresh()

    #expect(
      log == [
        "isLoading true",
        "load",
        "isLoading false",
        "error offline",
        "isLoading true",
        "load",
        "isLoading false",
        "error nil",
        "books [\"Dune\"]",
        "isLoading true",
        "load",
        "isLoading false",
        "books [\"Dune\"]",
      ])
  }
#else
  import Testing

  struct CopiedTests {
    @Test("CopiedTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
