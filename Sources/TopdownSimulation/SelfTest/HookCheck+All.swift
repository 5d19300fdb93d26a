extension HookCheck {
  /// Each hook once, so that one that is not honoured is named.
  static var all: [HookCheck] {
    [
      clocks, globalExecutor, mainExecutor, sleeps, sleepsWithTolerance, cancelledSleeps, completion, dependencies, reports,
      strangers,
    ]
  }

  private static var clocks: HookCheck {
    HookCheck("clocks are not virtual", expecting: ["0.0 seconds", "5.0 seconds"]) { notes throws(SimulationError) in
      let simulation = Simulation(unverified: ArrivalOrder())
      let start = simulation.run { ContinuousClock.now }
      notes.add("\(simulation.run { ContinuousClock.now } - start)")
      try simulation.advance(by: .seconds(5))
      notes.add("\(simulation.run { ContinuousClock.now } - start)")
    }
  }

  private static var globalExecutor: HookCheck {
    HookCheck("jobs of the global executor are not captured", expecting: ["ready", "ran"]) { notes throws(SimulationError) in
      let simulation = Simulation(unverified: ArrivalOrder())
      let task = simulation.run { Task.detached { await notes.add("ran") } }
      if simulation.hasReadyJobs { notes.add("ready") }
      try simulation.settle()
      _ = task
    }
  }

  private static var mainExecutor: HookCheck {
    HookCheck("jobs of the main actor are not captured", expecting: ["ready", "ran"]) { notes throws(SimulationError) in
      let simulation = Simulation(unverified: ArrivalOrder())
      simulation.run {
        _ = Task { @MainActor in
          await Task.yield()
          notes.addAssumingIsolation("ran")
        }
      }
      if simulation.hasReadyJobs { notes.add("ready") }
      try simulation.settle()
    }
  }

  private static var sleeps: HookCheck {
    HookCheck("sleeps are not captured", expecting: ["7.0 seconds", "woke"]) { notes throws(SimulationError) in
      let simulation = Simulation(unverified: ArrivalOrder())
      try noteSleep(in: simulation, notes) { try await Task.sleep(for: .seconds(7)) }
    }
  }

  private static var sleepsWithTolerance: HookCheck {
    HookCheck("sleeps with a tolerance are not captured", expecting: ["7.0 seconds", "woke"]) { notes throws(SimulationError) in
      let simulation = Simulation(unverified: ArrivalOrder())
      try noteSleep(in: simulation, notes) { try await Task.sleep(for: .seconds(7), tolerance: .seconds(1)) }
    }
  }

  private static func noteSleep(
    in simulation: Simulation, _ notes: Notes, _ sleep: @escaping @Sendable () async throws -> Void
  ) throws(SimulationError) {
    simulation.run {
      _ = Task { @MainActor in
        try? await sleep()
        notes.add("woke")
      }
    }
    try simulation.settle()
    notes.add(simulation.nextTimer.map { "\($0)" } ?? "no timer")
    try simulation.advance(by: .seconds(7))
  }

  private static var cancelledSleeps: HookCheck {
    HookCheck("a cancelled sleep is not recognised", expecting: ["1", "cancelled", "0"]) { notes throws(SimulationError) in
      let simulation = Simulation(unverified: ArrivalOrder())
      let task = simulation.run {
        Task { @MainActor in
          do { try await Task.sleep(for: .seconds(7)) } catch { notes.add("cancelled") }
        }
      }
      try simulation.settle()
      notes.add("\(simulation.pendingTimers)")
      simulation.run { task.cancel() }
      try simulation.settle()
      notes.add("\(simulation.pendingTimers)")
    }
  }

  private static var completion: HookCheck {
    HookCheck("complete tasks are not recognised", expecting: ["1", "0"]) { notes throws(SimulationError) in
      let simulation = Simulation(unverified: ArrivalOrder())
      let task = simulation.run { Task.detached { try? await Task.sleep(for: .seconds(7)) } }
      try simulation.settle()
      notes.add("\(simulation.pendingTasks)")
      try simulation.runUntilIdle()
      notes.add("\(simulation.pendingTasks)")
      _ = task
    }
  }

  private static var dependencies: HookCheck {
    HookCheck("what a task waits for is not recognised", expecting: ["2 pending, 0 wait", "2 pending, 1 wait"]) {
      notes throws(SimulationError) in
      for isAsleep in [true, false] {
        let simulation = Simulation(unverified: ArrivalOrder())
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        let task = simulation.run {
          Task.detached {
            if isAsleep { try? await Task.sleep(for: .seconds(7)) } else { for await _ in stream {} }
          }
        }
        simulation.run { _ = Task.detached { await task.value } }
        try simulation.settle()
        notes.add("\(simulation.pendingTasks) pending, \(simulation.agenda.tasksWaitingForOutside()) wait")
        continuation.finish()
        try simulation.runUntilIdle()
      }
    }
  }

  /// Names and obstacles are read from the tasks themselves.
  private static var reports: HookCheck {
    let names = ["asks", "depends", "gathers", "sleeps"].map { "task \"\($0)\"" }
    return HookCheck("what a pending task is and waits for is not recognised", expecting: names + ["as expected"]) {
      notes throws(SimulationError) in
      let simulation = Simulation(unverified: ArrivalOrder())
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      simulation.run {
        let asks = Task.detached(name: "asks") { for await _ in stream {} }
        _ = Task.detached(name: "depends") { await asks.value }
        _ = Task.detached(name: "gathers") { await withDiscardingTaskGroup { $0.addTask { await asks.value } } }
        _ = Task.detached(name: "sleeps") { try await Task.sleep(for: .seconds(7)) }
      }
      try simulation.settle()
      for task in simulation.pending { notes.add(task.label) }
      let obstacles = simulation.pending.map(\.obstacle)
      let isExpected = obstacles == [.continuation, .task(names[0]), .children, .sleep(until: .seconds(7))]
      notes.add(isExpected ? "as expected" : "\(obstacles)")
      continuation.finish()
      try simulation.runUntilIdle()
    }
  }

  /// Two simulations are strangers to each other.
  private static var strangers: HookCheck {
    HookCheck("a task is not kept to its simulation", expecting: ["first: true, second: false", "ran"]) {
      notes throws(SimulationError) in
      let first = Simulation(unverified: ArrivalOrder()), second = Simulation(unverified: ArrivalOrder())
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      first.run {
        _ = Task { @MainActor in
          for await _ in stream { notes.add("ran") }
        }
      }
      try first.settle()
      second.run { _ = continuation.yield() }
      notes.add("first: \(first.hasReadyJobs), second: \(second.hasReadyJobs)")
      continuation.finish()
      try first.settle()
    }
  }
}
