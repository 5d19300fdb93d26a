import Testing

/// One test on its way through its orders: silent until a schedule fails, which is then run once more to be reported.
@MainActor struct OrdersTestRun {
  let test: Test
  let testCase: Test.Case?
  let body: Body<Void>
  let pending: PendingPolicy
  let extras: OrderExtras
  let pruning: Pruning

  nonisolated init(
    test: Test, testCase: Test.Case?, body: Body<Void>, pending: PendingPolicy, extras: OrderExtras, pruning: Pruning
  ) {
    self.test = test
    self.testCase = testCase
    self.body = body
    self.pending = pending
    self.extras = extras
    self.pruning = pruning
  }

  func search(_ limit: OrderLimit) async throws {
    let failures = Guarded(0), failing = Guarded<Schedule?>(nil), counted = Guarded(OrderCount())
    try await handlingIssues { issue in
      if issue.isFailure { failures.withLock { $0 += 1 } }
      return nil
    } of: {
      let count = try await OrderSearch(limit: limit, extras: extras, independence: pruning.resolved).forEach { order in
        if rehearsal.run(order) == .evidence(true), failures.withLock({ $0 }) == 0 { return true }
        failing.withLock { $0 = order.schedule }
        return false
      }
      counted.withLock { $0 = count }
    }
    let count = counted.withLock { $0 }
    if let schedule = failing.withLock({ $0 }) {
      try await tell(schedule, number: count.explored + count.sampled)
    } else if !count.isComplete, limit.seed == nil {
      Issue.record("\(OrderError.notExhausted(count))", sourceLocation: test.sourceLocation)
    } else {
      // So that a proof and a sample are never confused.
      print("\(test.name) passed in \(count)")
    }
  }

  /// Runs one schedule and lets its issues through, each with what repeats it; `number` tells how many were run until it failed.
  func tell(_ schedule: Schedule, number: Int? = nil) async throws {
    let steps = Guarded<[String]>([])
    try await handlingIssues { _ in
      nil
    } of: {
      let interleaving = rehearsal.interleaving(of: schedule)
      steps.withLock { $0 = interleaving }
    }
    let comment = Comment(rawValue: Self.comment(schedule, number, steps.withLock { $0 }))
    try await handlingIssues { issue in
      var issue = issue
      if issue.isFailure { issue.comments.append(comment) }
      return issue
    } of: {
      let simulation = Simulation(order: ScheduledOrder(schedule.choices, extras: extras))
      defer { simulation.finish() }
      do {
        try simulation.perform(body).get()
        try simulation.check(pending)
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

  private var rehearsal: Rehearsal<Bool> {
    let body = body
    return Rehearsal(
      body: Body {
        try await body.call()
        return true
      }, pending: pending, extras: extras)
  }

  private func handlingIssues(
    _ handle: @escaping @Sendable (Issue) -> Issue?, of action: @MainActor @Sendable () async throws -> Void
  ) async throws {
    try await IssueHandlingTrait.compactMapIssues(handle).provideScope(for: test, testCase: testCase) { try await action() }
  }
}
