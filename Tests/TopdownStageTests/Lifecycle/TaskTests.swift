import SwiftUI
import Synchronization
import Testing
import TopdownEvidence
import TopdownStage

/// Sleeps for ten seconds for each id, and tells how that ended.
private struct Sleeper: View {
  let id: Int
  let tell: @MainActor (String) -> Void

  var body: some View {
    Text("sleeper").task(id: id) {
      tell("start \(id)")
      do {
        try await Task.sleep(for: .seconds(10))
        tell("end \(id)")
      } catch {
        tell("cancelled \(id): \(Task.isCancelled)")
      }
    }
  }
}

private struct Screen: View {
  @State private var id = 1
  @State private var isShown = true
  let tell: @MainActor (String) -> Void

  var body: some View {
    VStack {
      if isShown { Sleeper(id: id, tell: tell) }
      Button("Next") { id += 1 }
      Button("Same") { id += 0 }
      Button("Hide") { isShown = false }
    }
  }
}

/// Goes on without a suspension point although it was cancelled.
private struct Stubborn: View {
  @State private var id = 1
  let tell: @MainActor (String) -> Void

  var body: some View {
    Button("Next") { id += 1 }.task(id: id) { [id] in
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        Task {
          try? await Task.sleep(for: .seconds(1))
          continuation.resume()
        }
      }
      tell("run \(id), cancelled: \(Task.isCancelled)")
    }
  }
}

@MainActor struct TaskTests {
  private let log = ExecutionLog()
  private var tell: @MainActor (String) -> Void { log.call("task", payload: { (line: String) in line }) }

  @Test func aTaskRunsWhileItsViewIsShown() throws {
    let stage = Stage(Screen(tell: tell))
    #expect(log == ["task start 1"])

    try stage.advance(by: .seconds(10))

    #expect(log == ["task start 1", "task end 1"])
  }

  @Test func aTaskIsCancelledWhenItsViewLeaves() throws {
    let stage = Stage(Screen(tell: tell))

    try stage.button("Hide").tap()

    #expect(log == ["task start 1", "task cancelled 1: true"])
    #expect(stage.now == .zero)
  }

  @Test func anotherIDCancelsTheStaleRunAndStartsAnew() throws {
    let stage = Stage(Screen(tell: tell))
    try stage.advance(by: .seconds(4))

    try stage.button("Next").tap()
    try stage.advance(by: .seconds(10))

    #expect(log.starts(with: ["task start 1"]))
    #expect(
      log.events.map(\.description).sorted() == ["task cancelled 1: true", "task end 2", "task start 1", "task start 2"])
    #expect(stage.now == .seconds(14))
  }

  @Test func theSameIDLetsTheTaskRunOn() throws {
    let stage = Stage(Screen(tell: tell))

    try stage.button("Same").tap()
    try stage.advance(by: .seconds(10))

    #expect(log == ["task start 1", "task end 1"])
  }

  @Test func aStaleRunThatIgnoresItsCancellationIsToldAndNotStopped() throws {
    let stage = Stage(Stubborn(tell: tell))

    try stage.button("Next").tap()
    try stage.advance(by: .seconds(1))

    #expect(log == ["task run 1, cancelled: true", "task run 2, cancelled: false"])
  }

  @Test func aTaskInheritsTheMainActor() {
    @MainActor final class Witness { var isOnMainActor = false }
    let witness = Witness()

    _ = Stage(
      Text("x").task {
        // Compiles without `await`, and would stop the process elsewhere.
        MainActor.preconditionIsolated()
        witness.isOnMainActor = true
      })

    #expect(witness.isOnMainActor)
  }

  @Test func aTaskRunsOnTheExecutorThatItPrefers() {
    let executor = CountingExecutor()

    _ = Stage(Text("x").task(id: 1, executorPreference: executor, doNothing))

    #expect(executor.jobs.withLock { $0 } > 0)
  }

  nonisolated private func doNothing() async {}
}

/// Runs jobs where they are handed over.
private final class CountingExecutor: TaskExecutor {
  let jobs = Mutex(0)

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.withLock { $0 += 1 }
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
