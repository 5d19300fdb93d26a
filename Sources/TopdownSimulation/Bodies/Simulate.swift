/// What to make of tasks that are not complete when a simulated body has ended.
public enum PendingPolicy: Sendable {
  /// They are reported as a failure, each with what it waits for.
  case reported
  /// They are cancelled without a word.
  case allowed
}

/// Performs `body` on a virtual clock and in a fixed order, with everything that it starts; for XCTest, and for parts of a test.
///
/// Time moves on to the end of the next sleep whenever nothing is ready. Throws what `body` throws, or a ``SimulationError`` when it can't
/// finish, because no answer from outside came within `outsideLimit` of real time or more than `jobLimit` jobs ran, or when it leaves tasks
/// pending.
@MainActor public func simulate<Value: Sendable>(
  pending: PendingPolicy = .reported, outsideLimit: Duration = .seconds(10), jobLimit: Int = 100_000,
  _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let simulation = Simulation()
  simulation.jobLimit = jobLimit
  defer { simulation.finish() }
  let value = try await simulation.perform(Body(call: body), outsideLimit: outsideLimit).get()
  try simulation.check(pending)
  return value
}

/// The same for a test that is not asynchronous and runs on the main thread, as those of XCTest do: no answer from outside is waited for.
public nonisolated func simulate<Value: Sendable>(
  pending: PendingPolicy = .reported, jobLimit: Int = 100_000, _ body: @escaping @Sendable () async throws -> Value
) throws -> Value {
  MainActor.preconditionIsolated("simulate was called on another thread than the main one. Call it with `try await`.")
  return try MainActor.assumeIsolated {
    let simulation = Simulation()
    simulation.jobLimit = jobLimit
    defer { simulation.finish() }
    let value = try simulation.perform(Body(call: body)).get()
    try simulation.check(pending)
    return value
  }
}

extension Simulation {
  /// Throws ``SimulationError/leftPending(at:pending:)`` if the policy is to report, and tasks are not complete.
  func check(_ policy: PendingPolicy) throws(SimulationError) {
    let left = pending
    if policy == .reported, !left.isEmpty { throw .leftPending(at: now, pending: left) }
  }
}
