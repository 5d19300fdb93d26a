import Foundation
import Testing
import TopdownSimulation

@Suite @MainActor struct ClockTests {
  @Test func everyClockIsVirtualAndExact() throws {
    let simulation = Simulation(), notes = Notes()
    let readings: [(String, @MainActor () -> Double)] = [
      ("Date", { Date().timeIntervalSinceReferenceDate }),
      ("ContinuousClock", { seconds(ContinuousClock.now.duration(to: .now)) + uptime(CLOCK_BOOTTIME) }),
      ("SuspendingClock", { seconds(SuspendingClock.now.duration(to: .now)) + uptime(CLOCK_MONOTONIC) }),
      ("DispatchTime", { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }),
      ("ProcessInfo", { ProcessInfo.processInfo.systemUptime }),
      ("time", { Double(time(nil)) }),
      (
        "gettimeofday",
        {
          var now = timeval(); gettimeofday(&now, nil); return Double(now.tv_sec) + Double(now.tv_usec) / 1e6
        }
      ),
    ]
    let starts = simulation.run { readings.map { $0.1() } }

    try simulation.advance(by: .seconds(90))

    simulation.run { for ((name, read), start) in zip(readings, starts) { notes.add("\(name) \(read() - start)") } }
    #expect(notes.lines == readings.map { "\($0.0) 90.0" })
  }

  @Test func clocksBeginWithTheCentury() {
    let date = Simulation().run { Date() }

    #expect(date == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func clocksOutsideAreReal() throws {
    let simulation = Simulation()
    let start = Date()

    try simulation.advance(by: .seconds(1_000_000))

    #expect(Date().timeIntervalSince(start) < 1_000)
    #expect(Date().timeIntervalSinceReferenceDate > 700_000_000)
  }

  @Test(arguments: Sleep.allCases) func everySleepIsVirtualAndExact(_ sleep: Sleep) throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run {
      _ = Task {
        let start = ContinuousClock.now, date = Date()
        try await sleep.forSevenSeconds()
        notes.add("\(ContinuousClock.now - start), \(Date().timeIntervalSince(date))")
      }
    }
    try simulation.runUntilIdle()

    #expect(notes.lines == ["7.0 seconds, 7.0"])
    #expect(simulation.pendingTasks == 0)
  }

  @Test(arguments: Sleep.allCases) func everySleepSleepsInActorsAndDetachedTasks(_ sleep: Sleep) throws {
    let simulation = Simulation(), notes = Notes()
    actor Sleeper { func nap(_ sleep: Sleep) async throws { try await sleep.forSevenSeconds() } }

    simulation.run {
      _ = Task {
        try await Sleeper().nap(sleep)
        notes.add("actor \(simulation.now)")
        try await Task.detached { try await sleep.forSevenSeconds() }.value
        notes.add("detached \(simulation.now)")
      }
    }
    try simulation.runUntilIdle()

    #expect(notes.lines == ["actor 7.0 seconds", "detached 14.0 seconds"])
  }

  enum Sleep: CaseIterable {
    case duration, tolerance, nanoseconds, continuous, suspending, deadline, deadlineWithTolerance, legacy

    func forSevenSeconds() async throws {
      switch self {
      case .duration: try await Task.sleep(for: .seconds(7))
      case .tolerance: try await Task.sleep(for: .seconds(7), tolerance: .seconds(2))
      case .nanoseconds: try await Task.sleep(nanoseconds: 7_000_000_000)
      case .continuous: try await ContinuousClock().sleep(for: .seconds(7))
      case .suspending: try await Task.sleep(for: .seconds(7), clock: .suspending)
      case .deadline: try await Task.sleep(until: .now + .seconds(7))
      case .deadlineWithTolerance: try await SuspendingClock().sleep(until: .now + .seconds(7), tolerance: .zero)
      case .legacy: await legacySleep(7_000_000_000)
      }
    }
  }
}

private protocol LegacySleeper { static func sleep(_ duration: UInt64) async }
extension Task: LegacySleeper where Success == Never, Failure == Never {}

/// The sleep that is deprecated is still in use; through a protocol it is called without a warning.
private func legacySleep(_ nanoseconds: UInt64) async {
  let sleeper: any LegacySleeper.Type = Task<Never, Never>.self
  await sleeper.sleep(nanoseconds)
}

private func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }

private func uptime(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
