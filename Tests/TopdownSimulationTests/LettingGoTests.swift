import Testing

@testable import TopdownSimulation

/// A simulation that is let go while it has something to do.
@Suite @MainActor struct LettingGoTests {
  @Test func readyJobsNeverRun() async throws {
    let notes = Notes()

    do {
      let simulation = Simulation()
      simulation.run { _ = Task { notes.add("ran") } }
    }

    try Simulation().runUntilIdle()
    await Task.yield()
    #expect(notes.lines.isEmpty)
  }

  @Test func sleepsNeverEnd() async throws {
    let notes = Notes()

    do {
      let simulation = Simulation()
      simulation.run {
        _ = Task {
          try? await Task.sleep(for: .nanoseconds(1))
          notes.add("woke")
        }
      }
      try simulation.settle()
    }

    try Simulation().runUntilIdle()
    await Task.yield()
    #expect(notes.lines.isEmpty)
  }

  @Test func anAnswerThatComesLaterWakesNobody() async throws {
    let notes = Notes()
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    do {
      let simulation = Simulation()
      simulation.run {
        _ = Task {
          for await _ in stream {}
          notes.add("answered")
        }
      }
      try simulation.settle()
    }

    await Task.detached { continuation.finish() }.value

    try Simulation().runUntilIdle()
    for _ in 0..<10 { await Task.yield() }
    #expect(notes.lines.isEmpty)
  }

  @Test func anAnswerFromALaterSimulationWakesNobody() throws {
    let notes = Notes()
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    do {
      let simulation = Simulation()
      simulation.run {
        _ = Task {
          for await _ in stream {}
          notes.add("answered")
        }
      }
      try simulation.settle()
    }
    let later = Simulation()

    later.run { continuation.finish() }
    try later.runUntilIdle()

    #expect(notes.lines.isEmpty)
    #expect(later.pendingTasks == 0)
  }

  @Test func tasksThatAreCompleteAreForgotten() throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run {
      for _ in 0..<100 {
        _ = Task {
          try? await Task.sleep(for: .seconds(1))
          await withTaskGroup(of: Void.self) { $0.addTask { notes.add("ran") } }
        }
      }
    }
    try simulation.runUntilIdle()

    #expect(notes.lines.count == 100)
    #expect(Registry.shared.ownedTasks(of: simulation.agenda) == 0)
  }
}
