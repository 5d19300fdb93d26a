import Foundation
import SwiftUI
import Testing
import TopdownAudit
import TopdownEvidence

/// A page that loads when it appears, and again when it is asked to.
private struct Page: View {
  let load: () async throws -> String
  let onError: (String) -> Void
  @State private var text: String?
  @State private var attempts = 0

  var body: some View {
    VStack {
      Text(text ?? "Loading")
      Button("Retry") { attempts += 1 }
    }
    .task(id: attempts) {
      do {
        text = try await load()
      } catch {
        onError("offline")
        text = "Offline"
      }
    }
  }

  init(_ outcome: Outcome<String>, log: any BoundaryLog) {
    load = log.call("load", outcome)
    onError = log.call("error")
  }
}

private let offlineOnce = Outcome<String>.sequence([.failure(URLError(.notConnectedToInternet)), .success("Dune")])

private enum PageScenarios: ScenarioProvider {
  static let loaded = Scenario(.loaded, expecting: ["load"]) { Page(.success("Dune"), log: $0) }
  static let recovering = Scenario("recovering", steps: [.tap("Retry")], expecting: ["load", "error offline", "load"]) {
    Page(offlineOnce, log: $0)
  }
  static let loading = Scenario(.loading) { Page(.never, log: $0) }
  static let delayed = Scenario(.delayed, steps: [.advance(by: .seconds(2))]) { Page(.delayed("Dune", by: .seconds(2)), log: $0) }
  static let required: [ScenarioName] = [.loaded, .loading]
  static let scenarios = [loaded, recovering, loading, delayed]
}

@MainActor struct ScenarioCheckTests {
  @Test(arguments: PageScenarios.scenarios) func aScenarioIsATestsArgumentAndChecksItself(scenario: Scenario) throws {
    try scenario.check()
  }

  @Test func aCaseIsCalledByTheScenariosName() {
    #expect(String(describingForTest: PageScenarios.recovering) == "recovering")
    #expect(PageScenarios.recovering.id == "recovering")
  }

  @Test func aListWhoseNamesMeanWhatTheySayHasNoFindings() {
    #expect(PageScenarios.findings() == [])
  }

  @Test func whatIsLoggedBeforeTheFirstStepCounts() {
    let scenario = Scenario("recovering", steps: [.tap("Retry")], expecting: ["load"]) { Page(offlineOnce, log: $0) }

    let finding = #expect(throws: ScenarioFinding.self) { try scenario.check() }

    #expect(
      finding?.description == """
        recovering does not leave what it expects. Mend the feature, or what stands in `expecting:`; the log differs from what was \
        expected at event 2:
             expected  actual
          1  load      load
        > 2  -         error offline
          3  -         load
        """)
  }

  @Test func anEventThatNeverComesIsMissed() {
    let scenario = Scenario(.loaded, expecting: ["load", "save"]) { Page(.success("Dune"), log: $0) }

    #expect(throws: ScenarioFinding.self) { try scenario.check() }
  }

  @Test func aScenarioMayExpectSilence() throws {
    try Scenario("silent", expecting: []) { _ in Text("Dune") }.check()
  }

  @Test func aStepThatCanNotBeDoneIsNamedWithTheScreen() {
    let scenario = Scenario("recovering", steps: [.tap("Retry"), .tap("Retrx")], expecting: []) { Page(offlineOnce, log: $0) }

    let finding = #expect(throws: ScenarioFinding.self) { try scenario.check() }

    #expect(
      finding?.description == """
        recovering can't do step 2, tap Retrx: there is no button "Retrx" on the screen. Nearest: button "Retry". The screen:
        screen
          text "Dune"
          button "Retry"
        """)
  }
}
