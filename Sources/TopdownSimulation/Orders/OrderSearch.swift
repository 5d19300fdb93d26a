/// Walks through the orders in which a body's jobs can run, depth first: each run repeats the last one up to the latest choice that
/// is not exhausted, and there takes another job.
@MainActor struct OrderSearch {
  let limit: OrderLimit
  var extras: OrderExtras = []
  var independence: Independence?

  /// Calls `run` for each order until it answers false.
  func forEach(_ run: (ScheduledOrder) async throws -> Bool) async throws -> OrderCount {
    var count = OrderCount()
    count.independence = independence
    var path = SearchPath()
    while count.explored < limit.depthFirst {
      let order = ScheduledOrder(path.prefix, extras: extras, records: independence)
      count.explored += 1
      guard try await run(order) else { return count }
      if order.hasDiverged { throw OrderError.bodyIsNotDeterministic(Schedule(path.prefix)) }
      path.add(order.choices, turnings: order.turnings)
      count.isComplete = !path.turn()
      count.pruned = path.pruned
      if count.isComplete { return count }
      await letOthersIn(count.explored)
    }
    guard var seed = limit.seed else { return count }
    while count.explored + count.sampled < limit.max {
      count.sampled += 1
      guard try await run(ScheduledOrder(then: SplitMix(seed: seed), extras: extras)) else { return count }
      seed &+= 1
      await letOthersIn(count.sampled)
    }
    return count
  }

  /// The main actor is everybody's.
  private func letOthersIn(_ count: Int) async {
    if count % 256 == 0 { await Task.yield() }
  }
}
