#if canImport(TopdownStage)
  import SwiftUI
  import Testing
  import TopdownEvidence
  import TopdownScenarios
  import TopdownStage

  @testable import LibraryFeature

  // The gallery copies these of what is done to its screens; Scripts/browser-test fails where it would copy anything else.

  @Test @MainActor func shelfLoadedLeavesThisLog0A7D() throws {
    let log = ExecutionLog()
    let scenario = try #require(ShelfScenarios.scenarios.first { $0.name == "loaded" })
    let stage = Stage(scenario.view(log: log))

    try stage.toggle("Sort by author").tap()
    try stage.row("Frank Herbert, Dune").swipe(.trailing)
    try stage.button("Delete").tap()

    #expect(log == ["sortByAuthor true", "delete Dune"])
  }

  @Test @MainActor func shelfOneBookLeavesThisLog2CC3() throws {
    let log = ExecutionLog(values: ["author": "Lem", "title": "Solaris \u{202e}\"1961\""])
    let scenario = try #require(ShelfScenarios.scenarios.first { $0.name == "one book" })
    let stage = try Stage(scenario.view(log: log), variant: Stage.Variant("dark,ar,contrast,motion"))

    try stage.row("Solaris \u{202e}\"1961\", Lem").swipe(.trailing)
    try stage.row("Solaris \u{202e}\"1961\", Lem").swipeBack()
    try stage.toggle("Sort by author").tap()

    #expect(log == ["sortByAuthor true"])
  }

  @Test @MainActor func loadingShelfDelayedLeavesThisLogCC1D() throws {
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

  @Test @MainActor func loadingShelfRecoveringLeavesThisLog12FD() throws {
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
