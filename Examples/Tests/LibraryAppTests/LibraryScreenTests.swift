#if canImport(TopdownStage)
  import LibraryApp
  import LibraryModels
  import SwiftUI
  import Testing
  import TopdownEvidence
  import TopdownStage

  private let dune = Book(title: "Dune", author: "Frank Herbert")
  private let anathem = Book(title: "Anathem", author: "Neal Stephenson")

  @MainActor struct LibraryScreenTests {
    private func stage(_ log: ExecutionLog, fetch: Outcome<[Book]>, save: Outcome<Void> = .success(())) -> Stage {
      let service = LibraryService(
        fetch: log.call("fetch", fetch), save: log.call("save", save, payload: { (books: [Book]) in books.map(\.title) }))
      return Stage(LibraryScreen().environment(\.library, service))
    }

    @Test func theShelfIsFetchedOnceAndAgainForAnotherOrder() throws {
      let log = ExecutionLog()
      let stage = stage(log, fetch: .success([anathem, dune]))
      #expect(log == ["fetch title"])

      try stage.toggle("Sort by author").tap()

      #expect(log == ["fetch title", "fetch author"])
    }

    @Test func deletingSavesWhatIsLeft() throws {
      let log = ExecutionLog()
      let stage = stage(log, fetch: .success([anathem, dune]))

      try stage.row("Dune").swipe(.trailing).button("Delete").tap()

      #expect(log == ["fetch title", #"save ["Anathem"]"#])
    }

    @Test func aSaveThatIsKeyedAnewDropsNoWrite() throws {
      let log = ExecutionLog()
      let stage = stage(log, fetch: .success([anathem, dune]), save: .delayed((), by: .seconds(1)))

      try stage.row("Dune").swipe(.trailing).button("Delete").tap()
      try stage.row("Anathem").swipe(.trailing).button("Delete").tap()
      try stage.runUntilIdle()

      #expect(log["save"] == [#"save ["Anathem"]"#, "save []"])
      #expect(!stage.shows("The library did not answer"), "a run that was replaced is no error")
    }

    @Test func anErrorIsSaidInWords() throws {
      let stage = stage(ExecutionLog(), fetch: .failure(LibraryError.damaged))

      #expect(stage.shows("The library file is damaged."))
    }

    @Test func aSlowAnswerForAnOldOrderIsNotShown() throws {
      let log = ExecutionLog()
      let stage = stage(
        log, fetch: .sequence([.delayed([dune], by: .seconds(10)), .success([anathem])]))

      try stage.toggle("Sort by author").tap()
      try stage.runUntilIdle()

      #expect(stage.shows("Anathem"))
      #expect(!stage.shows("Dune"))
    }

    @Test func eachStageHasSettingsOfItsOwn() throws {
      let first = stage(ExecutionLog(), fetch: .success([]))
      try first.toggle("Sort by author").tap()

      let second = stage(ExecutionLog(), fetch: .success([]))

      #expect(try first.toggle("Sort by author").value == "on")
      #expect(try second.toggle("Sort by author").value == "off")
    }
  }
#else
  import Testing

  struct LibraryScreenTests {
    @Test("LibraryScreenTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
