/// Walks through the orders in which a body's jobs can run, depth first: each run repeats the last one up to the latest choice that
/// is not exhausted, and there takes the next job.
///
/// Nothing is pruned: two jobs that have nothing to do with each other are run both ways.
@MainActor struct OrderSearch {
  let limit: OrderLimit

  /// Calls `run` for each order until it answers false.
  func forEach(_ run: (ScheduledOrder) async throws -> Bool) async throws -> OrderCount {
    var count = OrderCount()
    var prefix: [Int]? = []
    while let next = prefix, count.explored < limit.depthFirst {
      let order = ScheduledOrder(next)
      count.explored += 1
      guard try await run(order) else { return count }
      if order.hasDiverged { throw OrderError.bodyIsNotDeterministic(Schedule(next)) }
      prefix = Self.prefix(after: order.choices)
      await letOthersIn(count.explored)
    }
    count.isComplete = prefix == nil
    if count.isComplete { return count }
    guard var seed = limit.seed else { return count }
    while count.explored + count.sampled < limit.max {
      count.sampled += 1
      guard try await run(ScheduledOrder(then: SplitMix(seed: seed))) else { return count }
      seed &+= 1
      await letOthersIn(count.sampled)
    }
    return count
  }

  /// What to repeat, and then do otherwise; nil when every order was had.
  nonisolated static func prefix(after choices: [ScheduledOrder.Choice]) -> [Int]? {
    guard let last = choices.lastIndex(where: { $0.index + 1 < $0.count }) else { return nil }
    return choices[..<last].map(\.index) + [choices[last].index + 1]
  }

  /// The main actor is everybody's.
  private func letOthersIn(_ count: Int) async {
    if count % 256 == 0 { await Task.yield() }
  }
}
