import Combine
import Testing

@Suite struct TransformingTests {
  private let numbers = (1...6).publisher

  @Test func eachOperatorAnswersEachValue() {
    #expect(numbers.map { $0 * 2 }.gathered().values == [2, 4, 6, 8, 10, 12])
    #expect(["a", "bb"].publisher.map(\.count).gathered().values == [1, 2])
    #expect(numbers.filter { $0 > 4 }.gathered().values == [5, 6])
    #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.gathered().values == [1, 3])
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().gathered().values == [1, 2, 1])
    #expect(numbers.scan(0, +).gathered().values == [1, 3, 6, 10, 15, 21])
    #expect(numbers.reduce(0, +).gathered().values == [21])
    #expect(numbers.collect().gathered().values == [[1, 2, 3, 4, 5, 6]])
    #expect(numbers.collect(4).gathered().values == [[1, 2, 3, 4], [5, 6]])
    #expect(numbers.count().gathered().values == [6])
    #expect([1, nil, 3].publisher.replaceNil(with: 0).gathered().values == [1, 0, 3])
    #expect(numbers.ignoreOutput().gathered().completion == .finished)
  }

  @Test func eachOperatorThatEndsDoesSoInTime() {
    #expect(numbers.prefix(2).gathered().values == [1, 2])
    #expect(numbers.prefix(2).gathered().completion == .finished)
    #expect(numbers.prefix(0).gathered().values == [])
    #expect(numbers.prefix { $0 < 3 }.gathered().values == [1, 2])
    #expect(numbers.first().gathered().values == [1])
    #expect(numbers.first { $0 > 3 }.gathered().values == [4])
    #expect(numbers.last().gathered().values == [6])
    #expect(numbers.output(at: 2).gathered().values == [3])
    #expect(numbers.output(in: 2...3).gathered().values == [3, 4])
    #expect(numbers.dropFirst().gathered().values == [2, 3, 4, 5, 6])
    #expect(numbers.dropFirst(4).gathered().values == [5, 6])
    #expect(numbers.drop { $0 < 4 }.gathered().values == [4, 5, 6])
    #expect(Optional(1).publisher.gathered().values == [1])
    #expect(Result<Int, Broken>.failure(Broken()).publisher.gathered().completion == .failure(Broken()))
  }

  @Test func anErrorThatAClosureThrowsEndsThePublisher() {
    let (values, completion) = numbers.tryMap { if $0 == 3 { throw Broken() } else { $0 } }.mapError { $0 as! Broken }.gathered()

    #expect(values == [1, 2])
    #expect(completion == .failure(Broken()))
  }

  @Test func failuresAreReplacedCaughtAndTriedAnew() {
    let failing = numbers.tryMap { if $0 == 3 { throw Broken() } else { $0 } }

    #expect(failing.replaceError(with: 0).gathered().values == [1, 2, 0])
    #expect(failing.catch { _ in Just(9) }.gathered().values == [1, 2, 9])
    #expect(failing.retry(1).replaceError(with: 0).gathered().values == [1, 2, 1, 2, 0])
    #expect(Fail<Int, Broken>(error: Broken()).gathered().completion == .failure(Broken()))
    #expect(Empty<Int, Never>().replaceEmpty(with: 5).gathered().values == [5])
    #expect(Just(1).setFailureType(to: Broken.self).gathered().completion == .finished)
  }

  @Test func theLastValueWaitsForDemand() {
    let recording = Recording<Int, Never>(asking: .none)
    Fail<Int, Broken>(error: Broken()).replaceError(with: 4).subscribe(recording)
    #expect(recording.values.isEmpty)

    recording.request(.max(1))

    #expect(recording.values == [4])
    #expect(recording.completions == [.finished])
  }

  @Test func eventsAreSeenAsTheyPass() {
    let notes = Notes<String>()
    let publisher = (1...2).publisher.handleEvents(
      receiveSubscription: { _ in notes.add("subscription") }, receiveOutput: { notes.add("\($0)") },
      receiveCompletion: { _ in notes.add("completion") }, receiveRequest: { notes.add("request \($0)") })

    _ = publisher.gathered()

    #expect(notes.lines == ["subscription", "request unlimited", "1", "2", "completion"])
  }
}
