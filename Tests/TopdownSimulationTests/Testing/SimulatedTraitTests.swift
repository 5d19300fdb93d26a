import Foundation
import Testing
import TopdownSimulation

@Suite struct SimulatedTraitTests {
  @Test(.simulated) func anHourOfSleepPassesAtOnce() async throws {
    let start = Date(), instant = ContinuousClock.now

    try await Task.sleep(for: .seconds(3600))

    #expect(Date().timeIntervalSince(start) == 3600)
    #expect(ContinuousClock.now - instant == .seconds(3600))
  }

  @Test(.simulated, arguments: [1, 60]) func eachArgumentHasAClockOfItsOwn(_ seconds: Int) async throws {
    try await SimulatedClock.current.advance(by: .seconds(seconds))

    #expect(Date().timeIntervalSinceReferenceDate == Double(seconds))
  }

  @Test(.simulated) @MainActor func aBodyMayBeOfTheMainActor() async throws {
    MainActor.assertIsolated()

    try await Task.sleep(for: .seconds(5))

    MainActor.assertIsolated()
    #expect(SimulatedClock.current.now == .seconds(5))
  }

  @Test(.simulated) func detachedTasksFindTheClock() async {
    let now = await Task.detached { SimulatedClock.current.now }.value

    #expect(now == .zero)
  }

  @Test func thereIsNoClockOutside() {
    #expect(!SimulatedClock.isAvailable)
  }

  @Test(.simulated) func aTimeoutWrittenWithAGroupIsExact() async {
    let answer = await withTaskGroup(of: String.self) { group in
      group.addTask { (try? await Task.sleep(for: .seconds(60))) == nil ? "cancelled" : "answer" }
      group.addTask {
        try? await Task.sleep(for: .seconds(30))
        return "timeout"
      }
      defer { group.cancelAll() }
      return await group.next()
    }

    #expect(answer == "timeout")
    #expect(SimulatedClock.current.now == .seconds(30))
  }

  @Test(.simulated) func anAnswerFromAnotherThreadIsWaitedFor() async {
    let answer = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: 7) }
    }

    #expect(answer == 7)
    #expect(SimulatedClock.current.now == .zero)
  }

  @Test(.simulated(pending: .allowed)) func whatIsLeftMayBeAllowed() {
    Task { try await Task.sleep(for: .seconds(60)) }
  }

  @Test(.simulated, arguments: 0..<64) func manySideBySideKeepTheirOwnTimeAndLog(_ number: Int) async throws {
    let notes = Notes(), counter = Counter()

    await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 1...3 {
        group.addTask {
          for _ in 0..<4 {
            try await Task.sleep(for: .seconds(worker * (number + 1)))
            notes.add("\(worker) \(await counter.next()) \(SimulatedClock.current.now / (number + 1))")
          }
        }
      }
    }

    #expect(notes.lines == Self.expectedLog)
    #expect(Date().timeIntervalSinceReferenceDate == Double(12 * (number + 1)))
  }

  /// Of those that wake together, the one that began its sleep first comes first.
  private static let expectedLog = [
    "1 1 1.0 seconds", "2 2 2.0 seconds", "1 3 2.0 seconds", "3 4 3.0 seconds", "1 5 3.0 seconds", "2 6 4.0 seconds",
    "1 7 4.0 seconds",
    "3 8 6.0 seconds", "2 9 6.0 seconds", "2 10 8.0 seconds", "3 11 9.0 seconds", "3 12 12.0 seconds",
  ]

  @Suite(.simulated) struct OfASuite {
    @Test func everyTestIsSimulated() async throws {
      try await Task.sleep(for: .seconds(3600))

      #expect(SimulatedClock.current.now == .seconds(3600))
    }

    @Test(.simulated) func aTestThatSaysItAgainIsSimulatedOnce() async throws {
      try await Task.sleep(for: .seconds(3600))

      #expect(SimulatedClock.current.now == .seconds(3600))
    }
  }
}
