import Foundation
import Testing

@testable import TopdownSimulation

@Suite @MainActor struct SimulationOutsideTests {
  @Test(arguments: 0..<8) func anAnswerFromAnotherThreadIsWaitedFor(_ run: Int) async throws {
    let simulation = Simulation(), notes = Notes()
    simulation.run {
      _ = Task {
        notes.add("asks")
        notes.add(await answerFromAnotherThread())
        try? await Task.sleep(for: .seconds(5))
        notes.add("woke at \(simulation.now)")
      }
    }

    try await simulation.waitForOutside()

    #expect(notes.lines == ["asks", "answer"])
    #expect(simulation.now == .zero, "an answer from outside takes no virtual time")
    try simulation.advance(by: .seconds(5))
    #expect(notes.lines.last == "woke at 5.0 seconds")
  }

  @Test func anAnswerToAnActorOrAChildStaysInside() async throws {
    let simulation = Simulation(), notes = Notes()
    actor Client {
      func ask(_ notes: Notes) async -> String {
        let answer = await answerFromAnotherThread()
        notes.add("virtual \(Date().timeIntervalSinceReferenceDate)")
        return answer
      }
    }

    simulation.run {
      _ = Task.detached {
        async let other = answerFromAnotherThread()
        notes.add(await Client().ask(notes) + (await other))
      }
    }
    try await simulation.waitForOutside()

    #expect(notes.lines == ["virtual 0.0", "answeranswer"])
    #expect(simulation.pendingTasks == 0)
  }

  @Test func aTaskThatSleepsIsNotWaitedFor() async throws {
    let simulation = Simulation()
    simulation.run {
      _ = Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { try? await Task.sleep(for: .seconds(9)) }
        }
      }
    }

    try await simulation.waitForOutside()

    #expect(simulation.pendingTasks == 1)
    try simulation.runUntilIdle()
  }

  @Test func aTaskThatWaitsForASleeperIsNotWaitedFor() async throws {
    let simulation = Simulation()
    simulation.run {
      let sleeper = Task { try? await Task.sleep(for: .seconds(9)) }
      _ = Task { await sleeper.value }
    }

    try await simulation.waitForOutside()

    #expect(simulation.pendingTasks == 2)
    try simulation.runUntilIdle()
  }

  @Test func whatIsEnoughEndsTheWait() async throws {
    let simulation = Simulation(), notes = Notes()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    simulation.run { _ = Task { for await element in stream { notes.add("\(element)") } } }

    DispatchQueue.global().async { for element in 0..<3 { continuation.yield(element) } }
    try await simulation.waitForOutside { notes.lines.count == 3 }

    #expect(notes.lines == ["0", "1", "2"])
    continuation.finish()
    try simulation.settle()
  }

  @Test func anAnswerThatNeverComesEndsTheWaitAndIsCounted() async throws {
    let simulation = Simulation()
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    simulation.run {
      _ = Task { for await _ in stream {} }
      _ = Task { try? await Task.sleep(for: .seconds(1)) }
    }

    await #expect(throws: SimulationError.outsideNeverAnswered(pendingTasks: 1, pendingTimers: 1, limit: .milliseconds(20))) {
      try await simulation.waitForOutside(atMost: .milliseconds(20))
    }
    continuation.finish()
    try simulation.runUntilIdle()
  }

  @Test func theMainActorIsFreeDuringTheWait() async throws {
    let simulation = Simulation(), notes = Notes()
    simulation.run { _ = Task { notes.add(await answerFromTheRealMainActor()) } }

    try await simulation.waitForOutside()

    #expect(notes.lines == ["answer"])
  }

  @Test func aCancelledWaitEnds() async throws {
    let simulation = Simulation()
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    simulation.run { _ = Task { for await _ in stream {} } }

    let wait = Task { try await simulation.waitForOutside(atMost: .seconds(3600)) }
    await Task.yield()
    wait.cancel()

    await #expect(throws: CancellationError.self) { try await wait.value }
    continuation.finish()
    try simulation.settle()
  }

  @Test func anAnswerThatComesWhileNobodyWaitsIsKept() async throws {
    let simulation = Simulation(), notes = Notes()
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    simulation.run {
      _ = Task {
        for await _ in stream { break }
        notes.add("answered")
      }
    }
    try simulation.settle()

    await Task.detached { _ = continuation.yield() }.value

    #expect(notes.lines.isEmpty)
    #expect(simulation.hasReadyJobs)
    try simulation.settle()
    #expect(notes.lines == ["answered"])
  }
}

private nonisolated func answerFromAnotherThread() async -> String {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: "answer") }
  }
}

private nonisolated func answerFromTheRealMainActor() async -> String {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { DispatchQueue.main.async { continuation.resume(returning: "answer") } }
  }
}
