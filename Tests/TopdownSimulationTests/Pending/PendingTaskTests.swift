import Testing
import TopdownSimulation

@Suite @MainActor struct PendingTaskTests {
  @Test func eachTaskTellsWhatItWaitsFor() throws {
    let simulation = Simulation()
    actor Door {
      func hold(_ body: () async -> Void) async { await body() }
    }
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    simulation.run {
      let stuck = Task(name: "stream") { for await _ in stream {} }
      _ = Task(name: "value") { await stuck.value }
      _ = Task(name: "group") { await withDiscardingTaskGroup { $0.addTask { for await _ in stream {} } } }
      _ = Task(name: "sleep") { try await Task.sleep(for: .seconds(1)) }
      _ = Task(name: "child") { await withDiscardingTaskGroup { $0.addTask { try? await Task.sleep(for: .seconds(2)) } } }
      _ = Task(name: "endless") { try await Task.sleep(for: .seconds(4_000_000_000_000)) }
    }
    try simulation.settle()
    simulation.run { _ = Task {} }

    let found = simulation.pending.map { "\($0)" }

    #expect(
      found == [
        #"task "stream", begun at PendingTaskTests.swift:12, waits for a continuation or the next element of a stream; "#
          + "whoever holds the other end, or a cancellation, wakes it, since 0.0 seconds",
        #"task "value", begun at PendingTaskTests.swift:13, waits for the value of task "stream"; the end of that wakes it, since 0.0 seconds"#,
        #"task "group", begun at PendingTaskTests.swift:14, waits for its child tasks; the end of one of them wakes it, since 0.0 seconds"#,
        #"task "sleep", begun at PendingTaskTests.swift:15, sleeps; what wakes it is time, at 1.0 seconds, since 0.0 seconds"#,
        #"task "child", begun at PendingTaskTests.swift:16, sleeps; what wakes it is time, at 2.0 seconds, since 0.0 seconds"#,
        #"task "endless", begun at PendingTaskTests.swift:17, sleeps beyond the end of time; only a cancellation wakes it, since 0.0 seconds"#,
        "task 9, begun at PendingTaskTests.swift:20, is ready to run, since 0.0 seconds",
      ])
    continuation.finish()
    try simulation.cancelPendingTasks()
  }
}
