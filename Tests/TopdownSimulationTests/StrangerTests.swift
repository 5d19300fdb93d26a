import Foundation
import Testing
import TopdownSimulation

/// What belongs to no simulation, or to another one.
@Suite @MainActor struct StrangerTests {
  @Test func aRealTaskThatASimulatedOneResumesGoesOnInRealTime() async throws {
    let simulation = Simulation()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let real = Task.detached {
      var iterator = stream.makeAsyncIterator()
      let element = await iterator.next()
      return (element, Date().timeIntervalSinceReferenceDate)
    }

    simulation.run { _ = Task { continuation.yield(7) } }
    try simulation.settle()

    let (element, time) = await real.value
    #expect(element == 7)
    #expect(time > 700_000_000)
    #expect(!simulation.hasReadyJobs)
  }

  @Test func theTestItselfMayAwaitASimulatedTask() async throws {
    let simulation = Simulation()
    let task = simulation.run {
      Task {
        try? await Task.sleep(for: .seconds(1)); return 7
      }
    }
    async let value = task.value
    await Task.yield()

    try simulation.runUntilIdle()

    #expect(await value == 7)
    #expect(!simulation.hasReadyJobs)
  }

  @Test func tasksMadeOutsideAreNotCaptured() async throws {
    let simulation = Simulation()

    let task = Task { 7 }

    #expect(!simulation.hasReadyJobs)
    #expect(await task.value == 7)
  }

  @Test func aTaskStaysWithTheSimulationThatItBeganIn() throws {
    let first = Simulation(), second = Simulation(), notes = Notes()
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    first.run {
      _ = Task {
        for await _ in stream { notes.add("\(Date().timeIntervalSinceReferenceDate)") }
      }
    }
    try first.advance(by: .seconds(3))

    second.run { _ = continuation.yield() }

    #expect(first.hasReadyJobs)
    #expect(!second.hasReadyJobs)
    try first.settle()
    #expect(notes.lines == ["3.0"])
    continuation.finish()
    try first.settle()
  }

  @Test func oneSimulationMayDriveAnother() throws {
    let outer = Simulation(), inner = Simulation(), notes = Notes()
    try inner.advance(by: .seconds(100))

    outer.run {
      _ = Task {
        notes.add("outer \(Date().timeIntervalSinceReferenceDate)")
        inner.run { _ = Task { notes.add("inner \(Date().timeIntervalSinceReferenceDate)") } }
        try inner.settle()
        notes.add("outer \(Date().timeIntervalSinceReferenceDate)")
      }
    }
    try outer.settle()

    #expect(notes.lines == ["outer 0.0", "inner 100.0", "outer 0.0"])
  }

  @Test func whatIsPutOnAQueueThatIsNotTheMainOneIsReal() async {
    let simulation = Simulation(), notes = Notes()

    await withCheckedContinuation { done in
      simulation.run {
        DispatchQueue.global().async { notes.add("async \(Date().timeIntervalSinceReferenceDate > 700_000_000)") }
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) {
          notes.add("after \(Date().timeIntervalSinceReferenceDate > 700_000_000)")
          done.resume()
        }
      }
    }

    #expect(notes.lines == ["async true", "after true"])
    #expect(simulation.pendingTimers == 0)
  }

  @Test(arguments: 0..<8) func simulationsSideBySideKeepTheirOwnTimeAndLog(_ number: Int) async throws {
    let simulation = Simulation(), notes = Notes(), counter = Counter()
    simulation.run {
      for worker in 0..<3 {
        _ = Task {
          for _ in 0..<10 {
            try? await Task.sleep(for: .seconds(worker + 1))
            notes.add("\(simulation.now) \(worker) \(await counter.next())")
          }
        }
      }
    }

    for _ in 0..<30 {
      try simulation.advance(by: .seconds(1))
      // Lets the other tests of the main actor in between.
      await Task.yield()
    }

    #expect(notes.lines == Self.expectedLog)
    #expect(simulation.now == .seconds(30))
    #expect(simulation.pendingTasks == 0)
  }

  /// What three workers write that sleep one, two and three seconds, ten times each; of those that wake together, the one that began
  /// its sleep first comes first.
  private static let expectedLog: [String] = {
    var lines: [String] = [], began = [0, 0, 0], count = 0
    for second in 1...30 {
      let woken = (0..<3).filter { second % ($0 + 1) == 0 && second / ($0 + 1) <= 10 }
      for worker in woken.sorted(by: { (began[$0], $0) < (began[$1], $1) }) {
        count += 1
        lines.append("\(Double(second)) seconds \(worker) \(count)")
        began[worker] = second
      }
    }
    return lines
  }()

  @Test(arguments: 0..<8) nonisolated func testsBesideASimulationKeepRealTime(_ number: Int) async throws {
    let clock = ContinuousClock()

    let elapsed = try await clock.measure { for _ in 0..<20 { try await Task.sleep(for: .milliseconds(1)) } }

    #expect(elapsed >= .milliseconds(20))
    #expect(Date().timeIntervalSinceReferenceDate > 700_000_000)
  }
}
