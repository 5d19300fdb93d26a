import Combine
import Testing
import TopdownSimulation

@Suite struct AsyncPublisherTests {
  @Test func aLoopGetsEachValueAndTheEnd() async {
    var values: [Int] = []

    for await value in (1...4).publisher.values { values.append(value) }

    #expect(values == [1, 2, 3, 4])
  }

  @Test func aFailureIsThrownByTheLoop() async {
    var values: [Int] = []

    await #expect(throws: Broken.self) {
      for try await value in (1...4).publisher.tryMap({ if $0 == 3 { throw Broken() } else { $0 } }).values {
        values.append(value)
      }
    }

    #expect(values == [1, 2])
  }

  @Test(.simulated) @MainActor func cancellingTheTaskEndsTheLoop() async {
    let subject = PassthroughSubject<Int, Never>()
    let notes = Notes<String>()
    let task = Task {
      for await value in subject.values { notes.add("\(value)") }
      notes.add("over")
    }
    await SimulatedClock.current.settle()
    subject.send(1)
    await SimulatedClock.current.settle()

    task.cancel()
    await task.value

    #expect(notes.lines == ["1", "over"])
  }

  @Test func aFutureIsAwaited() async {
    let value = await Future<Int, Never> { $0(.success(7)) }.value

    #expect(value == 7)
  }
}
