#if canImport(TopdownStage)
  import SwiftUI
  import Testing
  import TopdownAudit
  import TopdownEvidence
  import TopdownStage

  @testable import LibraryFeature

  @MainActor struct BookFormStageTests {
    @Test func scenariosMeanWhatTheySay() {
      #expect(BookFormScenarios.findings() == [])
    }

    @Test func aNoteKeepsItsLineBreaks() throws {
      let log = ExecutionLog()
      let stage = Stage(BookFormScenarios.loaded.view(log: log))

      try stage.textField("Note").type("\nBack")

      #expect(log == ["note Lent to Emma.\\nBack"])
    }

    @Test func aPartThatIsReadIsToldByName() throws {
      let log = ExecutionLog()
      let stage = Stage(BookFormScenarios.loaded.view(log: log))

      try stage.text("The Prophet").act("Mark as read")

      #expect(log == ["read The Prophet"])
    }

    @Test func partsAreMovedOnlyWhereAllOfThemAreShown() throws {
      let log = ExecutionLog()
      let stage = Stage(BookFormScenarios.loaded.view(log: log))

      try stage.row("The Prophet").move(before: stage.row("Muad’Dib"))
      try stage.searchField("Find a part").type("prophet")

      #expect(log.events.first?.description == "move [2] to 1")
      #expect(throws: (any Error).self) { try stage.row("The Prophet").move(before: stage.row("The Prophet")) }
    }
  }
#else
  import Testing

  struct BookFormStageTests {
    @Test("BookFormStageTests", .disabled(needsStage)) func runInAContainer() {}
  }
#endif
