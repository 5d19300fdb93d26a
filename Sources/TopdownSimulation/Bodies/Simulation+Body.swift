extension Simulation {
  /// Performs `body` as a task inside to its end, moving time on whenever nothing is ready.
  ///
  /// Throws a ``SimulationError`` if it can't end; what it throws itself is in the result.
  func perform<Value>(_ body: Body<Value>, outsideLimit: Duration) async throws(SimulationError) -> Result<Value, any Error> {
    var answers = agenda.arrivalsFromOutside
    let result = begin(body)
    if let value = try advance(until: result) { return value }
    var deadline = ContinuousClock.now + outsideLimit
    while deadline > .now {
      await nextArrival(within: deadline - .now)
      if let value = try advance(until: result) { return value }
      // Each answer renews the limit, also one that came in time and is seen late: others may have kept the main actor busy.
      if agenda.arrivalsFromOutside != answers { deadline = .now + outsideLimit }
      answers = agenda.arrivalsFromOutside
    }
    throw .neverFinished(at: now, limit: outsideLimit, pending: pending)
  }

  /// The same without a wait for answers from outside.
  func perform<Value>(_ body: Body<Value>) throws(SimulationError) -> Result<Value, any Error> {
    if let value = try advance(until: begin(body)) { return value }
    throw .neverFinished(at: now, limit: .zero, pending: pending)
  }

  /// Lets what is left end, as far as a cancellation does that; the rest is dropped with the simulation.
  func finish() {
    if pendingTasks > 0 { try? cancelPendingTasks() }
  }

  private typealias Outcome<Value> = Guarded<Result<Value, any Error>?>

  private func begin<Value>(_ body: Body<Value>) -> Outcome<Value> {
    let outcome = Outcome<Value>(nil)
    run { body.begin(handing: outcome) }
    return outcome
  }

  private func advance<Value>(until outcome: Outcome<Value>) throws(SimulationError) -> Result<Value, any Error>? {
    try goOn(
      "the body", until: .max, isDone: { outcome.withLock { $0 != nil } }, mayPass: { !agenda.holds.areInForce })
    return outcome.withLock { $0 }
  }
}
