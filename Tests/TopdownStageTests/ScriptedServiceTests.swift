import SwiftUI
import Testing
import TopdownEvidence
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
}
