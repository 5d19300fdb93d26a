import Testing

/// Performs a test, or each test of a suite, on a virtual clock and in a fixed order, with everything that it starts.
public struct SimulatedTrait: TestTrait, SuiteTrait, TestScoping {
  let pending: PendingPolicy
  let outsideLimit: Duration
  let jobLimit: Int

  public var isRecursive: Bool { true }

  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // The trait of a suite and that of its test are one.
    if SimulatedClock.isAvailable { return try await function() }
    try await Body.borrowing(function) { body in
      for message in try await run(body) { Issue.record("\(message)", sourceLocation: test.sourceLocation) }
    }
  }

  /// Answers what to report besides the issues of the body itself; throws what that throws.
  @MainActor private func run(_ body: Body<Void>) async throws -> [String] {
    let simulation = Simulation()
    simulation.jobLimit = jobLimit
    defer { simulation.finish() }
    var messages: [String] = []
    do {
      try await simulation.perform(body, outsideLimit: outsideLimit).get()
      try simulation.check(pending)
    } catch let error as SimulationError {
      messages.append(error.description)
    }
    return messages + simulation.realTimeUses.map(\.description).sorted()
  }
}

extension Trait where Self == SimulatedTrait {
  /// The test runs in virtual time; what it leaves pending is reported.
  public static var simulated: Self { .simulated() }

  /// The test runs in virtual time, and an answer from outside is waited for as long as `outsideLimit` of real time.
  ///
  /// A test that runs more than `jobLimit` jobs is taken for one that never ends.
  public static func simulated(
    pending: PendingPolicy = .reported, outsideLimit: Duration = .seconds(10), jobLimit: Int = 100_000
  ) -> Self {
    SimulatedTrait(pending: pending, outsideLimit: outsideLimit, jobLimit: jobLimit)
  }
}
