import SwiftUI
import Testing
import TopdownAudit
import TopdownEvidence

/// Everything that can be wrong with a list.
private enum CarelessScenarios: ScenarioProvider {
  static let required: [ScenarioName] = [.loaded, .empty, .error]
  static let scenarios = [
    Scenario(.loaded) { Text("Dune") },
    Scenario(.loaded) { Text("Emma") },
    Scenario(.partial) { Text("Dune") },
    Scenario(.loading) { ProgressView("Loading") },
  ]
}

private enum SlowScenarios: ScenarioProvider {
  static let scenarios = [
    Scenario("queue") { Text("later").onAppear { DispatchQueue.global().asyncAfter(deadline: .now() + 60) {} } },
    Scenario("sleep") { Text("asleep").onAppear { Thread.sleep(forTimeInterval: 3_600) } },
  ]
}

private struct Waiting: View {
  let answers: Manual<Int>
  let load: () async throws -> Int

  init(_ answers: Manual<Int>, log: any BoundaryLog) {
    self.answers = answers
    load = log.call("load", .manual(answers))
  }

  var body: some View { ProgressView("Loading").task { _ = try? await load() } }
}

@MainActor struct FindingsTests {
  @Test func aListIsToldAllThatIsWrongWithIt() {
    #expect(
      CarelessScenarios.findings() == [
        .missing("empty", of: "Careless", known: ["loaded", "loaded", "partial", "loading"]),
        .missing("error", of: "Careless", known: ["loaded", "loaded", "partial", "loading"]),
        .repeated("Careless/loaded"),
        .waitsForNothing("Careless/loading"),
        .looksLike("Careless/partial", other: "Careless/loaded", screens: ["screen\n  text \"Dune\""]),
      ])
  }

  @Test func eachFindingSaysWhatWhyAndWhatToDo() {
    #expect(
      CarelessScenarios.findings().map(\.description) == [
        """
        Careless has no scenario "empty", though it requires one; it has loaded, loaded, partial, loading. Add it to `scenarios`, or take it \
        out of `required`.
        """,
        """
        Careless has no scenario "error", though it requires one; it has loaded, loaded, partial, loading. Add it to `scenarios`, or take it \
        out of `required`.
        """,
        "Careless/loaded is there twice, so nobody can ask for either by its name. Give one another name.",
        """
        Careless/loading waits for nothing when it has settled: no task is pending and no timer. Let what it loads not answer, with the \
        outcome `.never`, `.manual` or `.delayed`, or name the scenario after what it shows.
        """,
        """
        Careless/partial shows what Careless/loaded shows, so its name says nothing. Let it differ in what it is constructed with, give it \
        the step that makes the difference, such as `.advance(by:)`, or leave one out. Both show:
        screen
          text "Dune"
        """,
      ])
  }

  @Test func aValueTellsTwoScreensApart() throws {
    enum SwitchScenarios: ScenarioProvider {
      static let scenarios = [
        Scenario("on") { Toggle("Lamp", isOn: .constant(true)) }, Scenario("off") { Toggle("Lamp", isOn: .constant(false)) },
      ]
    }

    #expect(SwitchScenarios.findings() == [])
  }

  @Test func stepsTellTwoScenariosApart() throws {
    enum CounterScenarios: ScenarioProvider {
      static let scenarios = [
        Scenario("fresh") { Host(0) { count in Button("\(count.wrappedValue)") { count.wrappedValue += 1 } } },
        Scenario("pressed", steps: [.tap("0")]) {
          Host(0) { count in Button("\(count.wrappedValue)") { count.wrappedValue += 1 } }
        },
      ]
    }

    #expect(CounterScenarios.findings() == [])
  }

  @Test func aCallThatNobodyAnsweredIsPending() throws {
    try Scenario(.loading) { Waiting(Manual(), log: $0) }.check()
  }

  @Test func loadingWaitsBeforeItsStepsWhateverTheyAnswer() throws {
    struct Answered: View {
      let load: () async throws -> Int
      var body: some View { ProgressView("Loading").task { _ = try? await load() } }
    }

    try Scenario(.loading, steps: [.advance(by: .seconds(2))]) { log in
      Answered(load: log.call("load", .delayed(1, by: .seconds(1))))
    }.check()
  }

  @Test func aViewThatNeverComesToRestIsAFinding() {
    struct Restless: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }

    let finding = #expect(throws: ScenarioFinding.self) { try Scenario("restless") { Restless() }.check() }

    #expect(finding?.description.hasPrefix("restless does not come to stand: ") == true)
  }

  @Test func realTimeIsAClockOutsideOfTheBoundaries() {
    #expect(
      SlowScenarios.findings() == [
        .usesRealTime("Slow/queue", .delayedQueue), .usesRealTime("Slow/sleep", .threadSleep),
      ])
    #expect(
      SlowScenarios.findings().last?.description == """
        Slow/sleep uses a clock outside of its boundaries. `Thread.sleep` was called inside a simulation: nothing else would run \
        meanwhile, so it is passed over. Use `Task.sleep` instead.
        """)
  }

  @Test func theClocksOfASimulationAreNobodysOutside() throws {
    try Scenario("today") { Text(Date.now, style: .date) }.check()
  }
}
