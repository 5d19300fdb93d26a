extension Simulation {
  /// Runs what is ready, and what that makes ready, without moving time.
  public func settle() throws(SimulationError) { try goOn("settle()", until: agenda.now) }

  /// Moves time on, running each job at its virtual instant: ``jobLimit`` of them at one instant, and another 1,000 in all for each
  /// second.
  public func advance(by duration: Duration) throws(SimulationError) { try advance("advance(by:)", to: now + duration) }

  /// Moves time on to an instant counted as ``now`` is, running each job at its virtual instant.
  public func advance(to instant: Duration) throws(SimulationError) { try advance("advance(to:)", to: instant) }

  private func advance(_ call: String, to instant: Duration) throws(SimulationError) {
    guard instant >= now else { throw .backInTime(call: call, from: now, to: instant) }
    let nanoseconds = Instant(clamping: instant.wholeNanoseconds)
    try goOn(call, until: nanoseconds)
    agenda.moveTime(to: nanoseconds)
  }

  /// Runs jobs and moves time on until nothing is ready and nothing sleeps; what waits for an answer from outside stays pending.
  public func runUntilIdle() throws(SimulationError) { try goOn("runUntilIdle()", until: .max) }

  /// Cancels the tasks that are not complete and runs what that makes ready, without moving time.
  public func cancelPendingTasks() throws(SimulationError) {
    try goOn("cancelPendingTasks()", until: agenda.now, first: { $0.enter(asMainActor: true, agenda.cancelTasks) })
  }

  func goOn(
    _ call: String, until limit: Instant, isDone: () -> Bool = { false }, mayPass: () -> Bool = { true },
    first: (World) -> Void = { _ in }
  ) throws(SimulationError) {
    if World.isInside(agenda) { throw .calledFromInside(call: call) }
    defer { agenda.forgetCompleteTasks() }
    try World.drive(agenda) { world throws(SimulationError) in
      first(world)
      var watch = RunawayWatch(call: call, limit: jobLimit, isBounded: limit != .max, agenda: agenda)
      repeat {
        while !agenda.isAtRest {
          // Before the job is taken: the next call goes on where this one ends.
          try watch.check()
          guard let turn = agenda.takeReady() else { break }
          agenda.notesNames = watch.isWatching
          switch turn {
          case .job(let job):
            world.run(job)
            watch.note(job)
          case .cancellation(let task): world.cancel(task)
          }
        }
      } while !isDone() && mayPass() && (cancelAtRest(world) || agenda.wakeNext(notAfter: limit))
    }
  }
}

extension Simulation {
  /// Cancels the task that the schedule says is cancelled before time moves on.
  private func cancelAtRest(_ world: World) -> Bool {
    guard let task = agenda.takeCancellationAtRest() else { return false }
    world.cancel(task)
    return true
  }
}

extension Duration {
  /// Rounded down, as the clocks of Linux count.
  var wholeNanoseconds: Int128 { attoseconds / 1_000_000_000 }
}
