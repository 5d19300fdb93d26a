import Combine
import Testing

@Suite struct DemandTests {
  @Test func aSubscriberThatAsksForTwoGetsTwo() {
    let recording = Recording<Int, Never>(asking: .max(2))
    defer { recording.cancel() }

    (1...5).publisher.subscribe(recording)

    #expect(recording.values == [1, 2])
    #expect(recording.completions.isEmpty)
  }

  @Test func moreIsSentWhenMoreIsAskedFor() {
    let recording = Recording<Int, Never>(asking: .max(2)) { $0 == 2 ? .max(1) : .none }
    defer { recording.cancel() }
    (1...5).publisher.subscribe(recording)

    recording.request(.unlimited)

    #expect(recording.values == [1, 2, 3, 4, 5])
    #expect(recording.completions == [.finished])
  }

  @Test(arguments: ["map", "filter", "merge", "flatMap", "zip", "switch", "catch", "future", "just"])
  func noOperatorSendsMoreThanIsAskedFor(_ name: String) {
    let recording = Recording<Int, Never>(asking: .max(1))
    defer { recording.cancel() }
    let numbers = (1...6).publisher
    let publisher: AnyPublisher<Int, Never> =
      switch name {
      case "map": numbers.map { $0 }.eraseToAnyPublisher()
      case "filter": numbers.filter { $0.isMultiple(of: 2) }.eraseToAnyPublisher()
      case "merge": numbers.merge(with: numbers).eraseToAnyPublisher()
      case "flatMap": numbers.flatMap { Just($0) }.eraseToAnyPublisher()
      case "zip": numbers.zip(numbers, +).eraseToAnyPublisher()
      case "switch": numbers.map { Just($0) }.switchToLatest().eraseToAnyPublisher()
      case "catch": numbers.tryMap { $0 }.catch { _ in Just(0) }.eraseToAnyPublisher()
      case "future": Future { $0(.success(1)) }.eraseToAnyPublisher()
      default: Just(1).eraseToAnyPublisher()
      }

    publisher.subscribe(recording)
    // Both keep each other until then.
    defer { recording.cancel() }

    #expect(recording.values.count == 1, "\(name) got \(recording.values)")
  }

  @Test func nothingIsSentBeforeItIsAskedFor() {
    let recording = Recording<Int, Never>(asking: .none)
    defer { recording.cancel() }

    Just(1).map { $0 }.subscribe(recording)

    #expect(recording.values.isEmpty)
    #expect(recording.completions.isEmpty)
  }

  @Test func demandAddsUpAndUnlimitedStays() {
    #expect(Subscribers.Demand.max(2) + .max(3) == 5)
    #expect(Subscribers.Demand.max(2) - 3 == .none)
    #expect(Subscribers.Demand.unlimited - 1 == .unlimited)
    #expect(Subscribers.Demand.max(2) < .unlimited)
    #expect(Subscribers.Demand.unlimited.max == nil)
    #expect(Subscribers.Demand.max(2) * 3 == .max(6))
  }
}
