import Combine
import Dispatch
import Foundation
import Testing
import TopdownSimulation

@MainActor @Suite(.simulated) struct TimingTests {
  private let subject = PassthroughSubject<Int, Never>()
  private let notes = Notes<String>()

  private var note: (Int) -> Void {
    { [notes] in notes.add("\($0) at \(SimulatedClock.current.now)") }
  }

  @Test func aDebounceSendsWhatNothingFollowed() async throws {
    let cancellable = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).sink(receiveValue: note)

    subject.send(1)
    try await SimulatedClock.current.advance(by: .milliseconds(200))
    subject.send(2)
    try await SimulatedClock.current.advance(by: .milliseconds(299))
    #expect(notes.lines == [])
    try await SimulatedClock.current.advance(by: .milliseconds(1))

    #expect(notes.lines == ["2 at 0.5 seconds"])
    _ = cancellable
  }

  @Test(arguments: ["queue", "loop", "operations"]) func aDelayIsExact(_ name: String) async throws {
    let delayed: AnyPublisher<Int, Never> =
      switch name {
      case "queue": subject.delay(for: .seconds(0.3), scheduler: DispatchQueue.main).eraseToAnyPublisher()
      case "loop": subject.delay(for: .seconds(0.3), scheduler: RunLoop.main).eraseToAnyPublisher()
      default: subject.delay(for: .seconds(0.3), scheduler: OperationQueue.main).eraseToAnyPublisher()
      }
    let cancellable = delayed.sink(receiveValue: note)

    subject.send(1)
    try await SimulatedClock.current.advance(by: .milliseconds(100))
    subject.send(2)
    try await SimulatedClock.current.advance(by: .seconds(1))

    #expect(notes.lines == ["1 at 0.3 seconds", "2 at 0.4 seconds"])
    _ = cancellable
  }

  @Test func cancellingADelayLeavesNothingAsleep() async throws {
    let cancellable = subject.delay(for: 60, scheduler: RunLoop.main).sink(receiveValue: note)
    subject.send(1)

    cancellable.cancel()
    await SimulatedClock.current.runUntilIdle()

    #expect(notes.lines == [])
    #expect(SimulatedClock.current.now == .zero)
  }

  @Test(arguments: [true, false]) func aThrottleSendsOneValueAnInterval(_ latest: Bool) async throws {
    let cancellable = subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: latest).sink(receiveValue: note)

    for value in 1...5 {
      subject.send(value)
      try await SimulatedClock.current.advance(by: .milliseconds(400))
    }
    await SimulatedClock.current.runUntilIdle()

    let expected =
      latest
      ? ["1 at 0.0 seconds", "3 at 1.0 seconds", "5 at 2.0 seconds"]
      : ["1 at 0.0 seconds", "2 at 1.0 seconds", "4 at 2.0 seconds"]
    #expect(notes.lines == expected)
    _ = cancellable
  }

  @Test func aTimerTicksWithoutDriftUntilCancelled() async throws {
    var cancellable: AnyCancellable? = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().map { _ in 1 }
      .sink(receiveValue: note)

    try await SimulatedClock.current.advance(by: .milliseconds(350))
    cancellable?.cancel()
    cancellable = nil
    await SimulatedClock.current.runUntilIdle()

    #expect(notes.lines == ["1 at 0.1 seconds", "1 at 0.2 seconds", "1 at 0.3 seconds"])
  }

  @Test func theDatesOfATimerAreVirtual() async throws {
    let start = Date()
    var dates: [Date] = []

    for await date in Timer.publish(every: 90, on: .main, in: .common).autoconnect().first().values { dates.append(date) }

    let passed = try #require(dates.first).timeIntervalSince(start)
    #expect(abs(passed - 90) < 0.001)
    #expect(SimulatedClock.current.now == .seconds(90))
  }

  @Test func receivingOnMainKeepsTheOrderAndComesLater() async {
    let cancellable = subject.receive(on: DispatchQueue.main).sink(receiveValue: note)

    for value in 1...3 { subject.send(value) }
    #expect(notes.lines == [])
    await SimulatedClock.current.settle()

    #expect(notes.lines == ["1 at 0.0 seconds", "2 at 0.0 seconds", "3 at 0.0 seconds"])
    _ = cancellable
  }

  @Test func nothingIsReceivedAfterCancelling() async {
    let cancellable = subject.receive(on: RunLoop.main).sink(receiveValue: note)
    subject.send(1)

    cancellable.cancel()
    await SimulatedClock.current.settle()

    #expect(notes.lines == [])
  }

  @Test func anImmediateSchedulerDoesNotWait() {
    let cancellable = subject.debounce(for: 5, scheduler: ImmediateScheduler.shared).receive(on: ImmediateScheduler.shared)
      .sink(receiveValue: note)

    subject.send(1)

    #expect(notes.lines == ["1 at 0.0 seconds"])
    _ = cancellable
  }
}

/// In real time.
@Suite struct QueueTests {
  @Test func otherQueuesRunTheirWorkThemselves() async {
    let queue = DispatchQueue(label: "combine.tests")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)

    var found: [Bool] = []
    for await isThere in Just(1).receive(on: queue).map({ _ in DispatchQueue.getSpecific(key: key) == true }).values {
      found.append(isThere)
    }

    #expect(found == [true])
  }

  @Test func theMainQueueWorksWithoutARunningRunLoop() async {
    var found: [Int] = []

    // Stops the process where it is not the main actor that delivers.
    let values = Just(1).delay(for: .milliseconds(1), scheduler: RunLoop.main).map { _ in MainActor.assumeIsolated { 2 } }.values
    for await value in values { found.append(value) }

    #expect(found == [2])
  }

  @Test func notificationsArePublished() {
    let center = NotificationCenter()
    let name = Notification.Name("books.changed")
    let notes = Notes<String>()
    let cancellable = center.publisher(for: name).sink { notes.add($0.name.rawValue) }

    center.post(name: name, object: nil)
    cancellable.cancel()
    center.post(name: name, object: nil)

    #expect(notes.lines == ["books.changed"])
  }
}
