import Testing

@testable import TopdownSimulation

@Suite @MainActor struct SimulationTests {
  @Test func whatStartsInsideWaitsUntilItIsSettled() throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run { _ = Task { notes.add("task") } }

    #expect(notes.lines.isEmpty)
    #expect(simulation.hasReadyJobs)
    try simulation.settle()
    #expect(notes.lines == ["task"])
    #expect(!simulation.hasReadyJobs)
  }

  @Test func runPerformsItsBodyAtOnceAndHandsItsValueOn() {
    let simulation = Simulation()

    let value = simulation.run { simulation.run { 7 } }

    #expect(value == 7)
  }

  @Test func runPassesAnErrorOn() {
    struct Refused: Error {}

    #expect(throws: Refused.self) { try Simulation().run { () throws(Refused) in throw Refused() } }
  }

  @Test func everyKindOfConcurrencyRunsWhenSettled() throws {
    let simulation = Simulation(), notes = Notes(), counter = Counter()
    let (stream, continuation) = AsyncStream<Int>.makeStream()

    simulation.run {
      _ = Task {
        notes.add("actor \(await counter.next())")
        async let one = counter.next()
        async let two = counter.next()
        notes.add("async let \(await one + two)")
        let sum = await withTaskGroup(of: Int.self) { group in
          for i in 1...3 { group.addTask { i } }
          var sum = 0
          for await i in group { sum += i }
          return sum
        }
        notes.add("group \(sum)")
        notes.add("detached \(await Task.detached { 4 }.value)")
        await withDiscardingTaskGroup { $0.addTask { notes.add("discarding") } }
        for await element in stream { notes.add("stream \(element)") }
        notes.add("end")
      }
      _ = Task {
        for element in 0..<2 { continuation.yield(element) }
        continuation.finish()
      }
    }
    try simulation.settle()

    #expect(
      notes.lines == [
        "actor 1", "async let 5", "group 6", "detached 4", "discarding", "stream 0", "stream 1", "end",
      ])
    #expect(simulation.pendingTasks == 0)
  }

  @Test func aTaskThatStartsAtOnceStaysInside() throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run {
      _ = Task.immediate {
        notes.add("starts")
        try? await Task.sleep(for: .seconds(1))
        notes.add("woke at \(simulation.now)")
        await Task.yield()
        notes.add("ends")
      }
    }
    notes.add("waits")
    try simulation.settle()
    try simulation.advance(by: .seconds(1))

    #expect(notes.lines == ["starts", "waits", "woke at 1.0 seconds", "ends"])
    #expect(simulation.pendingTasks == 0)
  }

  @Test func readyJobsRunInTheOrderOfTheirArrivalWhateverTheirPriority() throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run {
      for (name, priority) in [("low", TaskPriority.background), ("high", .high), ("medium", .medium)] {
        _ = Task(priority: priority) {
          notes.add("\(name) starts")
          await Task.yield()
          notes.add("\(name) ends")
        }
      }
    }
    try simulation.settle()

    #expect(notes.lines == ["low starts", "high starts", "medium starts", "low ends", "high ends", "medium ends"])
  }

  @Test func mainActorAndNonisolatedJobsTakeTurnsInOneOrder() throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run {
      for i in 0..<3 {
        _ = Task { notes.add("main \(i)") }
        _ = Task.detached { notes.add("global \(i)") }
      }
    }
    try simulation.settle()

    #expect(notes.lines == ["main 0", "global 0", "main 1", "global 1", "main 2", "global 2"])
  }

  @Test func anotherOrderIsOneValueAway() throws {
    struct LastFirst: JobOrder {
      func next(among ready: ReadyJobs, cancellations: Int) -> JobChoice { JobChoice(index: ready.count - 1) }
    }
    _ = Simulation()
    let simulation = Simulation(unverified: LastFirst()), notes = Notes()

    simulation.run { for i in 0..<3 { _ = Task { notes.add("\(i)") } } }
    try simulation.settle()

    #expect(notes.lines == ["2", "1", "0"])
  }

  @Test func namesWhatIsPending() throws {
    let simulation = Simulation()
    let (stream, continuation) = AsyncStream<Void>.makeStream()

    simulation.run {
      _ = Task { for await _ in stream {} }
      _ = Task { try? await Task.sleep(for: .seconds(3)) }
      _ = Task {
        async let nap: Void = Task.sleep(for: .seconds(2)); try? await nap
      }
    }
    try simulation.settle()

    #expect(simulation.pendingTasks == 3)
    #expect(simulation.pendingTimers == 2)
    #expect(simulation.nextTimer == .seconds(2))
    continuation.finish()
    try simulation.runUntilIdle()
    #expect(simulation.pendingTasks == 0)
    #expect(simulation.nextTimer == nil)
  }
}
