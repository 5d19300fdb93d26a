/// Performs `body` from scratch in every order in which its jobs can run, and tells what it returned.
///
/// Past `max` schedules the search ends; with a `seed`, half of the schedules are then chosen at random. An answer from outside is not
/// waited for. With `TOPDOWN_SCHEDULE` in the environment only that order is run. `body` must begin with the same state each time.
@MainActor public func exploreOrders<Evidence: Equatable & Sendable>(
  _ extras: OrderExtras = [], max: Int = 10_000, seed: UInt64? = nil, pruning: Pruning = .certain,
  pending: PendingPolicy = .reported,
  _ body: @escaping @Sendable () async throws -> Evidence
) async throws -> Exploration<Evidence> {
  try await exploreOrders(extras, max: max, seed: seed, independence: pruning.resolved, pending: pending, body)
}

/// The same, with the independence of jobs chosen by hand.
@MainActor func exploreOrders<Evidence: Equatable & Sendable>(
  _ extras: OrderExtras = [], max: Int = 10_000, seed: UInt64? = nil, independence: Independence?,
  pending: PendingPolicy = .reported,
  _ body: @escaping @Sendable () async throws -> Evidence
) async throws -> Exploration<Evidence> {
  let rehearsal = Rehearsal(body: Body(call: body), pending: pending, extras: extras)
  var exploration = Exploration<Evidence>()
  if let asked = Schedule.asked {
    exploration.add(rehearsal.run(ScheduledOrder(asked.choices, extras: extras)), by: asked)
    exploration.count.explored = 1
  } else {
    exploration.count = try await OrderSearch(limit: OrderLimit(max: max, seed: seed), extras: extras, independence: independence)
      .forEach { order in
        exploration.add(rehearsal.run(order), by: order.schedule)
        return true
      }
  }
  return exploration.told(by: rehearsal)
}

/// Performs `body` from scratch in every order in which its jobs can run, and returns what it returned in all of them.
///
/// Throws an ``OrderError`` when it returned different things, with two schedules that show it, or when there are more than `max`.
@MainActor public func exploreEveryOrder<Evidence: Equatable & Sendable>(
  _ extras: OrderExtras = [], max: Int = 10_000, pruning: Pruning = .certain, pending: PendingPolicy = .reported,
  _ body: @escaping @Sendable () async throws -> Evidence
) async throws -> Evidence {
  let exploration = try await exploreOrders(extras, max: max, pruning: pruning, pending: pending, body)
  guard exploration.findings.count == 1, let evidence = exploration.evidence.first else {
    throw OrderError.outcomesDiffer(
      report: exploration.findings.count == 1 ? exploration.findings[0].description : exploration.description)
  }
  if !exploration.count.isComplete, Schedule.asked == nil { throw OrderError.notExhausted(exploration.count) }
  return evidence
}
