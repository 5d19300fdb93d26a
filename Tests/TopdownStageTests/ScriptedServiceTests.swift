import SwiftUI
import Testing
import TopdownEvidence
import TopdownSimulation
import TopdownStage

@Scripted private protocol TitleService: Sendable {
  func titles() async throws -> [String]
}

private struct Shelf: View {
  let service: any TitleService
  @State private var text = "loading"

  var body: some View {
    Text(text).task {
      do { text = try await service.titles().joined(separator: ", ") } catch { text = "failed" }
    }
  }
}

private enum ShelfScenarios {
  static let delayed = Scenario(.delayed) { log in
    Shelf(service: ScriptedTitleService(log: log, titles: .delayed(["Dune", "Anathem"], by: .seconds(2))))
  }
  static let unauthorized = Scenario(.unauthorized) { log in
    Shelf(service: ScriptedTitleService(log: log, titles: .unauthorized))
  }
}

/// A scenario hands a feature its service.
@Suite @MainActor struct ScriptedServiceTests {
  let log = ExecutionLog()

  @Test func aScenariosServiceAnswersInVirtualTime() throws {
    let stage = Stage(ShelfScenarios.delayed.view(log: log))
    #expect(stage.shows("loading"))

    try stage.advance(by: .seconds(2))

    #expect(stage.shows("Dune, Anathem"))
    #expect(log == ["titles"])
  }

  @Test func aScenarioWithoutALogWorksToo() {
    #expect(Stage(ShelfScenarios.unauthorized.view()).shows("failed"))
  }

  @Test func aCallThatNobodyScriptedFailsTheTestFromWithinAStage() {
    withKnownIssue {
      let stage = Stage(Shelf(service: ScriptedTitleService(log: log)))
      #expect(stage.shows("failed"))
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("titles() of ScriptedTitleService was called, and nobody said what it does") }
    }
  }

  @Test(.simulated) func aCallThatNobodyScriptedFailsTheTestInASimulation() async {
    await withKnownIssue {
      let service = ScriptedTitleService(log: log)
      await #expect(throws: UnscriptedCall.self) { try await Task { try await service.titles() }.value }
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("titles() of ScriptedTitleService was called, and nobody said what it does") }
    }
  }
}
