import Dispatch
import Synchronization
import Testing
import TopdownSimulation

@Suite struct SimulationEntranceTests {
  @Test func thereIsNoneOutsideASimulation() {
    #expect(SimulationEntrance.current == nil)
  }

  @Test(.simulated) func whatEntersAfterADelayDoesSoAtItsInstant() async throws {
    let entrance = try #require(SimulationEntrance.current)

    let instant = await withCheckedContinuation { continuation in
      entrance.enter(after: .seconds(3)) { continuation.resume(returning: SimulatedClock.current.now) }
    }

    #expect(instant == .seconds(3))
  }

  @Test(.simulated) func whatIsCalledOffTakesNoTime() async throws {
    let entrance = try #require(SimulationEntrance.current)
    let entry = entrance.enter(after: .seconds(3)) { Issue.record("it was called off") }

    entry.cancel()

    await SimulatedClock.current.runUntilIdle()
    #expect(SimulatedClock.current.now == .zero)
  }

  @Test(.simulated) func noTimePassesDuringAHold() async throws {
    let entrance = try #require(SimulationEntrance.current)
    let flag = Flag()
    let hold = entrance.hold { flag.isSet }
    async let sleep: Void = Task.sleep(for: .seconds(30))

    let instant = await withCheckedContinuation { continuation in
      // Real, since a hold is about answers from real threads.
      DispatchQueue.global().async {
        entrance.enter { continuation.resume(returning: SimulatedClock.current.now) }
        flag.clear()
        entrance.nudge()
      }
    }

    #expect(instant == .zero)
    hold.end()
    try await sleep
    #expect(SimulatedClock.current.now == .seconds(30))
  }

  @Test(.simulated) func answersOfOneHoldGoOnInTheOrderOfTheirArrival() async throws {
    let entrance = try #require(SimulationEntrance.current)
    let flag = Flag()
    let hold = entrance.hold { flag.isSet }
    let order = Order()

    await withTaskGroup { group in
      let queue = DispatchQueue(label: "outside")
      for number in 1...5 {
        group.addTask {
          await withCheckedContinuation { continuation in
            queue.async {
              continuation.resume()
              if number == 5 {
                flag.clear()
                entrance.nudge()
              }
            }
          }
          order.note(number)
        }
      }
    }

    hold.end()
    #expect(order.numbers == [1, 2, 3, 4, 5])
  }

  @Test func aHoldThatNeverEndsIsReported() async {
    let error = await #expect(throws: SimulationError.self) {
      try await simulate(outsideLimit: .zero) {
        let hold = SimulationEntrance.current?.hold { true }
        try await Task.sleep(for: .seconds(1))
        hold?.end()
      }
    }

    let wording = """
      The body can't finish: at 0.0 seconds nothing is ready, time waits for the outside, and no answer from outside came \
      (none is waited for here). Pending:
      - task "body" sleeps; what wakes it is time, at 1.0 seconds, since 0.0 seconds
      """
    #expect(error?.description == wording)
  }
}

private final class Flag: Sendable {
  private let value = Atomic(true)

  var isSet: Bool { value.load(ordering: .sequentiallyConsistent) }

  func clear() { value.store(false, ordering: .sequentiallyConsistent) }
}

private final class Order: Sendable {
  private let noted = Mutex<[Int]>([])

  var numbers: [Int] { noted.withLock { $0 } }

  func note(_ number: Int) { noted.withLock { $0.append(number) } }
}
