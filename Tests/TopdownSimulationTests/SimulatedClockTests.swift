import Testing
import TopdownSimulation

@Suite(.simulated) struct SimulatedClockTests {
  @Test func advancingEndsWhenAllElseIsAtRestAtThatInstant() async throws {
    let notes = Notes(), clock = SimulatedClock.current
    let task = Task {
      for _ in 0..<3 {
        try await Task.sleep(for: .seconds(1))
        await Task.yield()
        notes.add("\(clock.now)")
      }
    }

    try await clock.advance(by: .seconds(2))
    notes.add("body")
    try await task.value

    #expect(notes.lines == ["1.0 seconds", "2.0 seconds", "body", "3.0 seconds"])
  }

  @Test func advancingStopsBetweenTwoSleeps() async throws {
    let clock = SimulatedClock.current

    async let sleep: Void = Task.sleep(for: .seconds(2))
    try await clock.advance(to: .milliseconds(1_500))

    #expect(clock.now == .milliseconds(1_500))
    try await sleep
    #expect(clock.now == .seconds(2))
  }

  @Test func settlingRunsWhatIsReadyAndMovesNoTime() async throws {
    let notes = Notes(), clock = SimulatedClock.current
    let task = Task {
      notes.add("begins")
      try await Task.sleep(for: .seconds(1))
      notes.add("ends")
    }

    await clock.settle()
    notes.add("body \(clock.now)")
    try await task.value

    #expect(notes.lines == ["begins", "body 0.0 seconds", "ends"])
  }

  @Test func runningUntilIdleWaitsForTheLastSleep() async {
    let clock = SimulatedClock.current
    let task = Task { for _ in 0..<5 { try await Task.sleep(for: .seconds(10)) } }

    await clock.runUntilIdle()

    #expect(clock.now == .seconds(50))
    await #expect(throws: Never.self) { try await task.value }
  }

  @Test func twoWaitsEndInTheOrderOfTheirInstants() async throws {
    let notes = Notes(), clock = SimulatedClock.current

    async let late: Void = {
      try await clock.advance(by: .seconds(2)); notes.add("late")
    }()
    async let early: Void = {
      try await clock.advance(by: .seconds(1)); notes.add("early")
    }()
    _ = try await (late, early)

    #expect(notes.lines == ["early", "late"])
  }

  @Test func timeDoesNotGoBack() async {
    await #expect(throws: SimulationError.backInTime(call: "advance(by:)", from: .zero, to: .seconds(-1))) {
      try await SimulatedClock.current.advance(by: .seconds(-1))
    }
  }
}
