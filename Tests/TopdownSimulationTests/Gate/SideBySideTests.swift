import Dispatch
import Foundation
import Testing
import TopdownSimulation

/// The gate: many simulations at once, among tasks in real time, each with its own time and its own log.
///
/// `TOPDOWN_ROUNDS` sets how many rounds are run; `make soak` runs a thousand beside four busy processes.
@Suite struct SideBySideTests {
  private static let rounds = ProcessInfo.processInfo.environment["TOPDOWN_ROUNDS"].flatMap(Int.init) ?? 5

  @Test func sixtyFourSimulationsAmongRealTasksDoNotTouchEachOther() async throws {
    for _ in 0..<Self.rounds {
      let found = try await withThrowingTaskGroup(of: (Int, [String])?.self) { group in
        for number in 0..<64 {
          group.addTask { (number, try await simulate { await Flow(number: number).run() }) }
          group.addTask { try await Self.sleepsInRealTime() }
        }
        return try await group.reduce(into: [Int: [String]]()) { found, flow in
          if let (number, lines) = flow { found[number] = lines }
        }
      }

      for number in 0..<64 { #expect(found[number] == Flow(number: number).expected) }
    }
  }

  /// A stranger to every simulation: its clocks are the machine's, on whatever executor.
  @concurrent private static func sleepsInRealTime() async throws -> (Int, [String])? {
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(1))
    #expect(ContinuousClock.now - start >= .milliseconds(1))
    #expect(Date().timeIntervalSinceReferenceDate > 700_000_000)
    await MainActor.run {
      #expect(!SimulatedClock.isAvailable)
      #expect(Date().timeIntervalSinceReferenceDate > 700_000_000)
    }
    return nil
  }
}

/// Sleeps for hours in tasks, groups and an actor, and waits twice for an answer from another thread meanwhile.
private struct Flow: Sendable {
  let number: Int

  func run() async -> [String] {
    let notes = Notes(), counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for hour in 1...3 {
        group.addTask {
          try? await Task.sleep(for: .seconds(3600 * hour + number))
          notes.add("\(await counter.next()) at \(SimulatedClock.current.now)")
        }
      }
      await group.waitForAll()
    }
    notes.add("answer \(await answerFromOutside())")
    let nap = Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(number))
      notes.add("main at \(Date().timeIntervalSinceReferenceDate)")
    }
    await nap.value
    notes.add("answer \(await answerFromOutside())")
    return notes.lines
  }

  var expected: [String] {
    let hours = (1...3).map { "\($0) at \(Duration.seconds(3600 * $0 + number))" }
    return hours + ["answer \(number)", "main at \(Double(3600 * 3 + number) + Double(number) / 1000)", "answer \(number)"]
  }

  private func answerFromOutside() async -> Int {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: number) }
    }
  }
}
