import Foundation
import TopdownSimulation

/// One cycle, a sleep that another task's log shows to have ended, in three ways: in a simulation, in real time, and by a test clock that
/// yields a number of times after each advance and hopes that the sleepers are through.
struct ClockBenchmark {
  private let cycles = 1_200

  func run() async throws -> [String] {
    let simulation = try await measure(simulated)
    let sleep = try await measure(real)
    let hope = await measure(hopeful)
    let text = { (time: Duration) in String(format: "%.2f", time / simulation.time) }
    return [
      "\(cycles) cycles in a simulation: \(Timing.text(simulation.time)), \(simulation.lost) wake-ups lost",
      "\(cycles) cycles with real sleeps of 1 ms: \(text(sleep.time)) times as long, \(sleep.lost) wake-ups lost",
      "\(cycles) cycles with a clock that yields and hopes: \(text(hope.time)) times as long, \(hope.lost) wake-ups lost",
    ]
  }

  private func measure(_ body: () async throws -> Int) async rethrows -> (time: Duration, lost: Int) {
    let start = ContinuousClock.now
    let lost = try await body()
    return (ContinuousClock.now - start, lost)
  }

  private func simulated() async throws -> Int {
    let cycles = cycles
    return try await simulate(jobLimit: 1_000_000) {
      let log = Log()
      for _ in 0..<cycles {
        Task {
          try? await Task.sleep(for: .milliseconds(1))
          await log.add()
        }
        try await SimulatedClock.current.advance(by: .milliseconds(1))
      }
      return cycles - (await log.count)
    }
  }

  private func real() async throws -> Int {
    let log = Log()
    var lost = 0
    for cycle in 1...cycles {
      Task {
        try? await Task.sleep(for: .milliseconds(1))
        await log.add()
      }
      // As tests do: a little longer than what is waited for.
      try await Task.sleep(for: .milliseconds(2))
      if await log.count < cycle { lost += 1 }
    }
    return lost
  }

  private func hopeful() async -> Int {
    let log = Log(), clock = HopefulClock()
    var lost = 0
    for cycle in 1...cycles {
      Task {
        try? await clock.sleep(for: .milliseconds(1))
        await log.add()
      }
      await clock.advance(by: .milliseconds(1))
      if await log.count < cycle { lost += 1 }
    }
    return lost
  }
}

private actor Log {
  private(set) var count = 0
  func add() { count += 1 }
}

/// A test clock as it is usually written.
private actor HopefulClock {
  private var now = Duration.zero
  private var sleepers: [(end: Duration, continuation: CheckedContinuation<Void, Never>)] = []

  func sleep(for duration: Duration) async throws {
    let end = now + duration
    await withCheckedContinuation { sleepers.append((end, $0)) }
  }

  nonisolated func advance(by duration: Duration) async {
    for _ in 0..<20 { await Task.yield() }
    await wake(duration)
    for _ in 0..<20 { await Task.yield() }
  }

  private func wake(_ duration: Duration) {
    now += duration
    for sleeper in sleepers where sleeper.end <= now { sleeper.continuation.resume() }
    sleepers.removeAll { $0.end <= now }
  }
}
