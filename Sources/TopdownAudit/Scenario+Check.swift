import TopdownEvidence

extension Scenario {
  /// Runs the scenario on a stage: given what it constructs, when its steps are done, then its log holds what it expects.
  ///
  ///     @Test(arguments: ShelfScenarios.scenarios) func holds(scenario: Scenario) throws { try scenario.check() }
  ///
  /// - Throws: the first `ScenarioFinding`: a step that can't be done, another log, `loading` that waits for nothing, or a call that
  ///   leaves the boundaries.
  @MainActor public func check() throws(ScenarioFinding) {
    if let finding = ScenarioRun(self, named: name.rawValue).findings.first { throw finding }
  }
}
