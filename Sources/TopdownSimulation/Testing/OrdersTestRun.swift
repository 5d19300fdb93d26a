import Testing

/// One test on its way through its orders: silent until a schedule fails, which is then run once more to be reported.
@MainActor struct OrdersTestRun {
  let test: Test
  let testCase: Test.Case?
  let body: Body<Void>
  let plan: OrdersPlan

  nonisolated init(test: Test, testCase: Test.Case?, body: Body<Void>, plan: OrdersPlan) {
    self.test = test
    self.testCase = testCase
    self.body = body
    self.plan = plan
  }

  func search() async throws {
    let failures = Guarded(0), failing = Guarded<Schedule?>(nil), found = Guarded(Exploration<[String]>())
    try await handlingIssues { issue in
      if issue.isFailure { failures.withLock { $0 += 1 } }
      return nil
    } of: {
      let search = OrderSearch(limit: plan.limit, extras: plan.extras, independence: plan.pruning.resolved)
      let count = try await search.forEach { order in
        let outcome = rehearsal.run(order)
        guard case .evidence = outcome, failures.withLock({ $0 }) == 0 else {
          failing.withLock { $0 = order.schedule }
          return false
        }
        found.withLock { $0.add(outcome, by: order.schedule) }
        return true
      }
      found.withLock { $0.count = count }
    }
    let exploration = found.withLock { $0 }, count = exploration.count
    if let schedule = failing.withLock({ $0 }) {
      try await tell(schedule, number: count.explored + count.sampled)
    } else if exploration.findings.count > 1, plan.logs == .same {
      try await tellDifference(exploration)
    } else if !count.isComplete, plan.limit.seed == nil {
      Issue.record("\(OrderError.notExhausted(count))", sourceLocation: test.sourceLocation)
    } else {
      // So that a proof and a sample are never confused.
      print("\(test.name) passed in \(count)")
    }
  }

  /// Reports that the order of jobs decides what the execution logs hold.
  private func tellDifference(_ exploration: Exploration<[String]>) async throws {
    let report = try await silently { exploration.told(by: rehearsal) }
    Issue.record(
      "\(report)\n\nMend what depends on the order, or let the expectations decide with `logs: .mayDiffer`.",
      sourceLocation: test.sourceLocation)
  }

  /// Runs one schedule and lets its issues through, each with what repeats it; `number` tells how many were run until it failed.
  func tell(_ schedule: Schedule, number: Int? = nil) async throws {
    let steps = try await silently { rehearsal.interleaving(of: schedule) }
    let comment = Comment(rawValue: Self.comment(schedule, number, steps))
    try await handlingIssues { issue in
      var issue = issue
      if issue.isFailure { issue.comments.append(comment) }
      return issue
    } of: {
      let simulation = Simulation(order: ScheduledOrder(schedule.choices, extras: plan.extras))
      defer { simulation.finish() }
      do {
        try simulation.perform(body).get()
        try simulation.check(plan.pending)
      } catch let error as SimulationError {
        Issue.record("\(error)", sourceLocation: test.sourceLocation)
      } catch {
        Issue.record(error, sourceLocation: test.sourceLocation)
      }
    }
  }

  static func comment(_ schedule: Schedule, _ number: Int?, _ steps: [String]) -> String {
    """
    \(number.map { "Schedule number \($0) is the first that fails" } ?? "Only this schedule was run, as asked"). \
    TOPDOWN_SCHEDULE=\(schedule) runs it again:
    \(steps.map { "  \($0)" }.joined(separator: "\n"))
    """
  }

  private var rehearsal: Rehearsal<[String]> { Rehearsal(logsOf: body, pending: plan.pending, extras: plan.extras) }

  /// Does what has been reported already, or will be.
  private func silently<Value: Sendable>(_ action: @escaping @MainActor @Sendable () -> Value) async throws -> Value {
    let value = Guarded<Value?>(nil)
    try await handlingIssues { _ in
      nil
    } of: {
      let found = action()
      value.withLock { $0 = found }
    }
    return value.withLock { $0! }
  }

  private func handlingIssues(
    _ handle: @escaping @Sendable (Issue) -> Issue?, of action: @MainActor @Sendable () async throws -> Void
  ) async throws {
    try await IssueHandlingTrait.compactMapIssues(handle).provideScope(for: test, testCase: testCase) { try await action() }
  }
}
