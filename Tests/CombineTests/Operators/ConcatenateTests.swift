import Combine
import Testing

struct ConcatenateTests {
  private struct Lost: Error {}

  private func all<P: Publisher>(_ publisher: P) -> [P.Output] {
    var found: [P.Output] = []
    publisher.sink { _ in
    } receiveValue: {
      found.append($0)
    }.cancel()
    return found
  }

  @Test func elementsComeBeforeAndAfterInEachForm() {
    let numbers = [3, 4].publisher

    #expect(all(numbers.prepend(1, 2)) == [1, 2, 3, 4] && all(numbers.prepend([1, 2])) == [1, 2, 3, 4])
    #expect(all(numbers.prepend([1, 2].publisher)) == [1, 2, 3, 4])
    #expect(all(numbers.append(5, 6)) == [3, 4, 5, 6] && all(numbers.append([5, 6])) == [3, 4, 5, 6])
    #expect(all(numbers.append([5, 6].publisher)) == [3, 4, 5, 6])
  }

  @Test func theSecondWaitsForTheEndOfTheFirst() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (found, isFinished): ([Int], Bool) = ([], false)
    let subscription = first.append(second).sink { _ in
      isFinished = true
    } receiveValue: {
      found.append($0)
    }

    second.send(0)
    first.send(1)
    first.send(completion: .finished)
    second.send(2)
    #expect(found == [1, 2] && !isFinished)
    second.send(completion: .finished)

    #expect(isFinished)
    subscription.cancel()
  }

  @Test func aFailureOfTheFirstIsTheEnd() {
    let lost = Fail<Int, Lost>(error: Lost()).append(1)
    var (found, failed): ([Int], Bool) = ([], false)

    let subscription = lost.sink {
      if case .failure = $0 { failed = true }
    } receiveValue: {
      found.append($0)
    }

    #expect(found.isEmpty && failed)
    subscription.cancel()
  }
}
