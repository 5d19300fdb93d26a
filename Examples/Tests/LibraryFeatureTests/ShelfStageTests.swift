#if canImport(TopdownStage)
  import LibraryModels
  import SwiftUI
  import Testing
  import TopdownAudit
  import TopdownEvidence
  import TopdownStage

  @testable import LibraryFeature

  @MainActor struct ShelfStageTests {
    @Test func scenariosMeanWhatTheySay() {
      #expect(ShelfScenarios.findings() == [])
    }

    @Test func togglingAndDeletingLeaveOneLog() throws {
      let log = ExecutionLog()
      let stage = Stage(ShelfScenarios.loaded.view(log: log))

      try stage.toggle("Sort by author").tap()
      try stage.row("Dune").swipe(.trailing).button("Delete").tap()

      #expect(log == ["sortByAuthor true", "delete Dune"])
      #expect(!stage.shows("Dune"), "\(stage.screen)")
    }

    @Test func drivingTheBoundariesLeavesTheLogThatTapsLeave() throws {
      let tapped = ExecutionLog()
      let driven = ExecutionLog()
      let stage = Stage(ShelfScenarios.loaded.view(log: tapped))
      let shelf = Shelf(
        books: Books.few, sortByAuthor: driven.binding("sortByAuthor", false),
        onDelete: driven.call("delete", payload: { (book: Book) in book.title }))

      try stage.toggle("Sort by author").tap()
      try stage.row("Anathem").swipe(.trailing).button("Delete").tap()
      shelf.sortByAuthor = true
      shelf.onDelete(Books.anathem)

      #expect(tapped.events.map(\.description) == driven.events.map(\.description))
    }

    @Test func anEmptyShelfSaysSo() throws {
      let stage = Stage(ShelfScenarios.empty.view())

      #expect(stage.shows("No books"))
      #expect(stage.all(.row).count == 1, "only the row of the toggle")
    }

    @Test func aBookWithoutAnAuthorIsShown() throws {
      let stage = Stage(ShelfScenarios.awkward.view())

      _ = try stage.row("Beowulf").text("Unknown author")
    }

    @Test func aRowFarDownIsFoundAndDeleted() throws {
      let log = ExecutionLog()
      let stage = Stage(ShelfScenarios.long.view(log: log))

      try stage.row("Volume 900").swipe(.trailing).button("Delete").tap()

      #expect(log == ["delete Volume 900"])
    }

    @Test func theScreenReadsAsText() {
      let stage = Stage(ShelfScenarios.loaded.view())

      #expect(
        stage.screen == """
          screen
            list
              section
                row "Sort by author"
                  toggle "Sort by author" = "off"
              section "3 books"
                header "3 books"
                row "Anathem, Neal Stephenson" swipe-trailing
                  text "Anathem"
                  text "Neal Stephenson"
                row "Dune, Frank Herbert" swipe-trailing
                  text "Dune"
                  text "Frank Herbert"
                row "The Left Hand of Darkness, Ursula K. Le Guin" swipe-trailing
                  text "The Left Hand of Darkness"
                  text "Ursula K. Le Guin"
          """)
    }
  }
#else
  import Testing

  struct ShelfStageTests {
    @Test("ShelfStageTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
