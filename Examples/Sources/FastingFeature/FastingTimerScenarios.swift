import FastingCore
import SwiftUI
import TopdownScenarios

/// The states that a fast can be in.
enum FastingTimerScenarios: ScenarioProvider {
  static let ready = Scenario("ready") { FastingTimerScenario(Fasting(), log: $0) }

  static let running = Scenario("running") {
    FastingTimerScenario(FastingFixtures.running(5.25, at: .now), log: $0)
  }

  /// Nobody has to stop when the goal is reached.
  static let beyond = Scenario("beyond the goal") {
    FastingTimerScenario(FastingFixtures.running(17.5, at: .now), log: $0)
  }

  static let finished = Scenario("finished") { FastingTimerScenario(FastingFixtures.finished(16, at: .now), log: $0) }
  static let short = Scenario("finished early") { FastingTimerScenario(FastingFixtures.finished(0.5, at: .now), log: $0) }

  /// From the choice of a goal to the next one, with ten minutes of hunger between.
  static let attempt = Scenario(
    "an attempt", steps: [.tap("18 h"), .tap("Begin"), .advance(by: .seconds(600)), .tap("Finish"), .tap("New fast")],
    expecting: ["fasting ready, 18 h", "fasting running, 18 h", "fasting finished after 10 min", "fasting ready, 18 h"]
  ) {
    FastingTimerScenario(Fasting(), log: $0)
  }

  static let required: [ScenarioName] = ["ready", "running", "finished"]
  static let scenarios = [ready, running, beyond, finished, short, attempt]
}

/// Owns a fast, and logs what becomes of it.
struct FastingTimerScenario: View {
  private let fasting: Fasting
  private let log: any BoundaryLog

  init(_ fasting: Fasting, log: any BoundaryLog) {
    self.fasting = fasting
    self.log = log
  }

  var body: some View {
    Host(fasting) { fasting in
      FastingTimer(fasting: log.binding("fasting", fasting) { $0.summary }, now: { .now })
    }
  }
}

extension Fasting {
  /// For a log.
  var summary: String {
    switch phase {
    case .ready: "ready, \(goal.name)"
    case .running: "running, \(goal.name)"
    case .finished(_, let end): "finished after \(Int(elapsed(at: end)) / 60) min"
    }
  }
}

#Preview("Ready") { FastingTimerScenarios.ready.view() }

#Preview("Running") { FastingTimerScenarios.running.view() }

#Preview("Finished") { FastingTimerScenarios.finished.view() }
