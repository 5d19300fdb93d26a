import Testing

@testable import TopdownSimulation

@Suite @MainActor struct SimulationTimeTests {
  @Test func settlingDoesNotMoveTime() throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run {
      _ = Task {
        try? await Task.sleep(for: .nanoseconds(1))
        notes.add("woke")
      }
    }
    try simulation.settle()

    #expect(notes.lines.isEmpty)
    #expect(simulation.now == .zero)
    try simulation.runUntilIdle()
  }

  @Test func advancingRunsEachJobAtItsInstantAndStopsExactlyThere() throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run {
      _ = Task {
        for _ in 0..<3 {
          try? await Task.sleep(for: .milliseconds(400))
          notes.add("\(simulation.now)")
        }
      }
    }
    try simulation.advance(by: .seconds(1))

    #expect(notes.lines == ["0.4 seconds", "0.8 seconds"])
    #expect(simulation.now == .seconds(1))
    #expect(simulation.nextTimer == .milliseconds(1200))
  }

  @Test func aSleepThatEndsOnTheLastInstantIsOver() throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run {
      _ = Task {
        try? await Task.sleep(for: .seconds(1))
        notes.add("woke")
      }
    }
    try simulation.advance(to: .seconds(1))

    #expect(notes.lines == ["woke"])
  }

  @Test func sleepsThatEndTogetherWakeInTheOrderInWhichTheyBegan() throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run {
      for (name, delay) in [("b", 2), ("a", 1), ("c", 2)] {
        _ = Task {
          try? await Task.sleep(for: .seconds(delay))
          notes.add(name)
        }
      }
    }
    try simulation.runUntilIdle()

    #expect(notes.lines == ["a", "b", "c"])
  }

  @Test func runningUntilIdleEndsAtTheLastWakeUp() throws {
    let simulation = Simulation()

    simulation.run {
      _ = Task {
        try? await Task.sleep(for: .seconds(3600))
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
    try simulation.runUntilIdle()

    #expect(simulation.now == .seconds(3600) + .milliseconds(1))
    #expect(simulation.pendingTasks == 0)
  }

  @Test func cancellingASleepWakesItAtOnceAndLeavesNoTimer() throws {
    let simulation = Simulation(), notes = Notes()
    let task = simulation.run {
      Task {
        do { try await Task.sleep(for: .seconds(3600)) } catch { notes.add("\(type(of: error)) at \(simulation.now)") }
      }
    }
    try simulation.advance(by: .seconds(2))

    simulation.run { task.cancel() }
    try simulation.settle()

    #expect(notes.lines == ["CancellationError at 2.0 seconds"])
    #expect(simulation.pendingTimers == 0)
    try simulation.runUntilIdle()
    #expect(simulation.now == .seconds(2), "a sleep that was cancelled holds time no longer")
  }

  @Test func aCancellationFromOutsideReachesTheSleeper() throws {
    let simulation = Simulation(), notes = Notes()
    let task = simulation.run {
      Task {
        do { try await Task.sleep(for: .seconds(1)) } catch { notes.add("cancelled") }
      }
    }
    try simulation.settle()

    task.cancel()
    try simulation.settle()

    #expect(notes.lines == ["cancelled"])
  }

  @Test func aTimeoutWrittenWithATaskGroupIsExact() throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run {
      _ = Task {
        let winner = try await withThrowingTaskGroup(of: String.self) { group in
          group.addTask {
            try await Task.sleep(for: .seconds(60))
            return "answer"
          }
          group.addTask {
            try await Task.sleep(for: .seconds(5))
            return "timeout"
          }
          defer { group.cancelAll() }
          return try await group.next() ?? ""
        }
        notes.add("\(winner) at \(simulation.now)")
      }
    }
    try simulation.runUntilIdle()

    #expect(notes.lines == ["timeout at 5.0 seconds"])
    #expect(simulation.now == .seconds(5))
    #expect(simulation.pendingTimers == 0)
  }

  @Test func aSleepWithoutEndHoldsNoTimer() throws {
    let simulation = Simulation()
    let task = simulation.run { Task { try? await Task.sleep(for: .seconds(4_000_000_000)) } }

    try simulation.runUntilIdle()

    #expect(simulation.now == .zero)
    #expect(simulation.pendingTasks == 1)
    task.cancel()
    try simulation.settle()
    #expect(simulation.pendingTasks == 0)
  }

  @Test func cancellingWhatIsPendingLetsItEnd() throws {
    let simulation = Simulation(), notes = Notes()
    simulation.run {
      _ = Task {
        try? await Task.sleep(for: .seconds(1))
        notes.add("first \(Task.isCancelled)")
      }
      _ = Task {
        for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(9)) }) {}
        notes.add("second \(Task.isCancelled)")
      }
    }
    try simulation.settle()

    try simulation.cancelPendingTasks()

    #expect(notes.lines == ["first true", "second true"])
    #expect(simulation.pendingTasks == 0)
    #expect(simulation.now == .zero)
  }

  @Test func timeDoesNotGoBack() throws {
    let simulation = Simulation()
    try simulation.advance(by: .seconds(2))

    #expect(throws: SimulationError.backInTime(call: "advance(to:)", from: .seconds(2), to: .seconds(1))) {
      try simulation.advance(to: .seconds(1))
    }
    #expect(throws: SimulationError.backInTime(call: "advance(by:)", from: .seconds(2), to: .seconds(1))) {
      try simulation.advance(by: .seconds(-1))
    }
  }

  @Test func aTaskThatYieldsForEverEndsTheCallAndIsNamed() throws {
    let simulation = Simulation()
    simulation.jobLimit = 3_000
    simulation.run {
      _ = Task(name: "poller") { while !Task.isCancelled { await Task.yield() } }
      _ = Task {}
    }

    #expect(throws: SimulationError.neverAtRest(call: "settle()", jobs: 3_000, task: #"task "poller""#)) {
      try simulation.settle()
    }
    try simulation.cancelPendingTasks()
    #expect(simulation.pendingTasks == 0)
  }

  @Test func aTaskThatSleepsForEverEndsTheCall() throws {
    let simulation = Simulation()
    simulation.jobLimit = 3_000
    let task = simulation.run { Task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) } } }

    #expect(throws: SimulationError.self) { try simulation.runUntilIdle() }
    task.cancel()
    try simulation.settle()
  }

  @Test func aClockMayTickThroughALongAdvance() throws {
    let simulation = Simulation()
    simulation.jobLimit = 3_000
    let task = simulation.run { Task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) } } }

    try simulation.advance(by: .seconds(10_000))

    #expect(simulation.now == .seconds(10_000))
    task.cancel()
    try simulation.settle()
  }

  @Test func aLongAdvanceEndsWhereATaskOnlyYields() throws {
    let simulation = Simulation()
    simulation.jobLimit = 3_000
    simulation.run {
      _ = Task(name: "poller") {
        try? await Task.sleep(for: .seconds(10_000))
        while !Task.isCancelled { await Task.yield() }
      }
    }

    #expect(throws: SimulationError.self) { try simulation.advance(by: .seconds(100_000)) }
    #expect(simulation.now == .seconds(10_000))
    try simulation.cancelPendingTasks()
  }

  @Test func sleepsOfNearlyNothingEndALongAdvance() throws {
    let simulation = Simulation()
    simulation.jobLimit = 3_000
    simulation.run { _ = Task { while !Task.isCancelled { try? await Task.sleep(for: .nanoseconds(1)) } } }

    #expect(throws: SimulationError.self) { try simulation.advance(by: .seconds(100_000)) }
    #expect(simulation.now < .seconds(1))
    try simulation.cancelPendingTasks()
  }

  @Test func codeInsideMaySeeTheTimeButNotDriveIt() throws {
    let simulation = Simulation()

    #expect(throws: SimulationError.calledFromInside(call: "settle()")) {
      try simulation.run { try simulation.settle() }
    }
  }
}
