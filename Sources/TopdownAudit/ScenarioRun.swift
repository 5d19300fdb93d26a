import TopdownEvidence
import TopdownSimulation
import TopdownStage

/// One run of a scenario, from its construction until its steps are done.
@MainActor struct ScenarioRun {
  /// What it showed when it had settled and after each step; what a step does not change is there once.
  private(set) var screens: [String] = []
  private(set) var findings: [ScenarioFinding] = []
  private let scenario: Scenario
  /// What the findings call it.
  private let name: String
  private let log = ExecutionLog()
  /// When it had settled at first.
  private var isPending = false
  private var realTimeUses: Set<RealTimeUse> = []

  init(_ scenario: Scenario, named name: String) {
    self.scenario = scenario
    self.name = name
    let (failure, calls) = OutsideWatch.watch { perform() }
    judge(failure, calls)
  }

  private mutating func perform() -> ScenarioFinding? {
    let stage = Stage(scenario.view(log: log))
    defer { realTimeUses = stage.simulation.realTimeUses }
    do { try stage.settle() } catch { return .failed(name, step: 0, named: "", reason: "\(error)") }
    isPending = stage.simulation.pendingTasks > 0 || stage.simulation.pendingTimers > 0
    note(stage.screen)
    for (index, step) in scenario.steps.enumerated() {
      do { try stage.perform(step) } catch { return .failed(name, step: index + 1, named: "\(step)", reason: "\(error)") }
      note(stage.screen)
    }
    return nil
  }

  private mutating func note(_ screen: String) {
    if screens.last != screen { screens.append(screen) }
  }

  private mutating func judge(_ failure: ScenarioFinding?, _ calls: [OutsideCall]) {
    // What follows from a step that failed is no finding of its own.
    if let failure {
      findings.append(failure)
    } else {
      if let expected = scenario.expected,
        let difference = log.difference(from: LogPattern(expected.map(EventPattern.init(stringLiteral:))))
      {
        findings.append(.leavesAnotherLog(name, difference: difference))
      }
      if scenario.name == .loading, !isPending { findings.append(.waitsForNothing(name)) }
    }
    if !calls.isEmpty { findings.append(.leavesItsBoundaries(name, calls: calls)) }
    findings += realTimeUses.map { .usesRealTime(name, $0) }.sorted { $0.description < $1.description }
  }
}
