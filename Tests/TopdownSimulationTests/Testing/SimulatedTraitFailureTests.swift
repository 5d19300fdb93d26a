import Foundation
import Testing

@testable import TopdownSimulation

/// What the trait reports about a body that it is asked to run.
@Suite struct SimulatedTraitFailureTests {
  @Test func whatIsLeftPendingIsReportedByName() async throws {
    try await expectIssue(
      """
      The body ended at 0.0 seconds and left a task behind. Await or cancel what it starts, or allow it with `pending: .allowed`. Pending:
      - task "poller", begun by task "body" at SimulatedTraitFailureTests.swift:15, sleeps; what wakes it is time, at 60.0 seconds, since 0.0 seconds
      """
    ) {
      Task(name: "poller") { try await Task.sleep(for: .seconds(60)) }
    }
  }

  @Test func aBodyThatCannotFinishEndsWithAReport() async throws {
    try await expectIssue(
      """
      The body can't finish: at 3.0 seconds nothing is ready, nothing sleeps, and no answer from outside came within 0.01 seconds of \
      real time. Pending:
      - task "body" waits for the value of task "deaf"; the end of that wakes it, since 3.0 seconds
      - task "deaf", begun by task "body" at SimulatedTraitFailureTests.swift:30, waits for a continuation or the next element of a \
      stream; whoever holds the other end, or a cancellation, wakes it, since 3.0 seconds
      """
    ) {
      try await Task.sleep(for: .seconds(3))
      await Task(name: "deaf") { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }.value
    }
  }

  @Test func aBodyThatNeverEndsItselfIsGivenUp() async throws {
    try await expectIssue(containing: "The body can't finish") {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }

  @Test func aBodyThatSpinsIsReported() async throws {
    try await expectIssue(containing: #"the body ran 10000 jobs and is not at rest: task "spinner" ran most of the last ones"#) {
      await Task(name: "spinner") { while !Task.isCancelled { await Task.yield() } }.value
    }
  }

  @Test func aDelayedQueueIsReported() async throws {
    try await expectIssue(containing: "`DispatchQueue.asyncAfter` was called inside a simulation") {
      DispatchQueue.global().asyncAfter(deadline: .now()) {}
    }
  }

  @Test func aTimerIsReported() async throws {
    try await expectIssue(containing: "A `Timer` was put on a run loop inside a simulation") {
      await MainActor.run { Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in }.invalidate() }
    }
  }

  @Test func aSemaphoreThatBlocksIsReported() async throws {
    try await expectIssue(containing: "`DispatchSemaphore.wait` blocked inside a simulation") {
      let semaphore = DispatchSemaphore(value: 0)
      Thread.detachNewThread { semaphore.signal() }
      blockingWait(semaphore)
      blockingWait(semaphore, atMost: .milliseconds(1))
    }
  }

  @Test func aSemaphoreThatNobodySignalsEndsTheProcessWithAWord() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      World.limitBlocking(to: .milliseconds(10))
      try simulate { blockingWait(DispatchSemaphore(value: 0)) }
    }
  }

  @Test func anErrorOfTheBodyIsThrown() async throws {
    struct Refused: Error {}

    await #expect(throws: Refused.self) {
      try await SimulatedTrait.simulated.provideScope(for: try #require(Test.current), testCase: nil) { throw Refused() }
    }
  }

  private func expectIssue(_ message: String, _ body: @Sendable () async throws -> Void) async throws {
    try await expectIssue({ $0 == message }, message, body)
  }

  private func expectIssue(containing part: String, _ body: @Sendable () async throws -> Void) async throws {
    try await expectIssue({ $0.contains(part) }, part, body)
  }

  private func expectIssue(
    _ isExpected: @escaping @Sendable (String) -> Bool, _ message: String, _ body: @Sendable () async throws -> Void
  ) async throws {
    let test = try #require(Test.current), trait = SimulatedTrait.simulated(outsideLimit: .milliseconds(10), jobLimit: 10_000)
    let found = Notes()

    let handler = IssueHandlingTrait.compactMapIssues { issue in
      issue.comments.forEach { found.add($0.rawValue) }
      return nil
    }
    try await handler.provideScope(for: test, testCase: nil) {
      try await trait.provideScope(for: test, testCase: nil, performing: body)
    }

    #expect(found.lines.count == 1)
    #expect(found.lines.first.map(isExpected) == true, "found \(found.lines), expected \(message)")
  }
}

/// Not asynchronous, so that the compiler lets it block.
private func blockingWait(_ semaphore: DispatchSemaphore) { semaphore.wait() }
private func blockingWait(_ semaphore: DispatchSemaphore, atMost limit: DispatchTimeInterval) {
  _ = semaphore.wait(timeout: .now() + limit)
}
