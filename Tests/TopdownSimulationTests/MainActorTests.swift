import Dispatch
import Testing
import TopdownSimulation

@Suite @MainActor struct MainActorTests {
  @Test func isolationIsAssumedInSimulatedCodeOfTheMainActor() throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run {
      notes.addOnMainActor("run")
      _ = Task {
        notes.addOnMainActor("task")
        await Task.yield()
        notes.addOnMainActor("after a yield")
        try? await Task.sleep(for: .seconds(1))
        notes.addOnMainActor("after a sleep")
        await Task.detached { await MainActor.run { notes.addOnMainActor("from elsewhere") } }.value
      }
    }
    try simulation.runUntilIdle()

    #expect(notes.lines == ["run", "task", "after a yield", "after a sleep", "from elsewhere"])
  }

  @Test func isolationIsAssumedOutside() async {
    _ = Simulation()
    let notes = Notes()

    notes.addOnMainActor("test")
    await Task { notes.addOnMainActor("task") }.value
    await Task.detached { await MainActor.run { notes.addOnMainActor("from elsewhere") } }.value
    await MainActorTests.onTheMainQueue { notes.addOnMainActor("main queue") }

    #expect(notes.lines == ["test", "task", "from elsewhere", "main queue"])
  }

  @Test func nonisolatedCodeOfASimulationIsNotOnTheMainActor() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let simulation = Simulation(), notes = Notes()
      simulation.run { _ = Task.detached { notes.addOnMainActor("must not come here") } }
      try simulation.settle()
    }
  }

  private static func onTheMainQueue(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { done in
      DispatchQueue.main.async {
        body()
        done.resume()
      }
    }
  }
}

extension Notes {
  fileprivate func addOnMainActor(_ line: String) { MainActor.assumeIsolated { add(line) } }
}
