import Testing

/// Performs a test in virtual time, from scratch for every order in which its jobs can run.
public struct OrdersTrait: TestTrait, SuiteTrait, TestScoping {
  let plan: OrdersPlan
  var asked: Schedule? = .asked

  public var isRecursive: Bool { true }

  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if SimulatedClock.isAvailable {
      Issue.record(
        "A test can't be `.simulated` around `.everyOrder`, which simulates it, too. Leave `.simulated` out.",
        sourceLocation: test.sourceLocation)
      return
    }
    try await Body.borrowing(function) { body in
      let run = OrdersTestRun(test: test, testCase: testCase, body: body, plan: plan)
      if let asked {
        try await run.tell(asked)
      } else {
        try await run.search()
      }
    }
  }
}

extension Trait where Self == OrdersTrait {
  /// The test is performed in every order in which its jobs can run, and its logs have to be the same in each; more than 10,000 are a failure.
  public static var everyOrder: Self { .everyOrder() }

  /// The test is performed in every order in which its jobs can run; more than `max` are a failure.
  public static func everyOrder(
    _ extras: OrderExtras = [], max: Int = 10_000, pruning: Pruning = .certain, logs: LogPolicy = .same,
    pending: PendingPolicy = .reported
  ) -> Self {
    let limit = OrderLimit(max: max, seed: nil)
    return OrdersTrait(plan: OrdersPlan(limit: limit, extras: extras, pruning: pruning, logs: logs, pending: pending))
  }

  /// The test is performed in `max` orders; where there are more, half of them are chosen at random.
  public static func orders(
    _ extras: OrderExtras = [], max: Int, seed: UInt64 = 0, pruning: Pruning = .certain, logs: LogPolicy = .same,
    pending: PendingPolicy = .reported
  ) -> Self {
    let limit = OrderLimit(max: max, seed: seed)
    return OrdersTrait(plan: OrdersPlan(limit: limit, extras: extras, pruning: pruning, logs: logs, pending: pending))
  }
}
