import SwiftUI
import Testing
import TopdownScenarios

@Suite @MainActor struct StreamTests {
  let log = SilentLog()

  struct Slip: Error, Equatable {}

  @Test func eachOutcomeIsAnElement() async throws {
    let pages: (Int) -> AsyncThrowingStream<[String], any Error> = log.stream(
      "pages", [.success(["Dune"]), .delayed(["Anathem"], by: .zero), .empty])

    var seen: [[String]] = []
    for try await page in pages(3) { seen.append(page) }

    #expect(seen == [["Dune"], ["Anathem"], []])
  }

  @Test func aFailureEndsTheStream() async {
    let numbers: () -> AsyncThrowingStream<Int, any Error> = log.stream("numbers", [.success(1), .failure(Slip()), .success(2)])
    var seen: [Int] = []

    await #expect(throws: Slip()) { for try await number in numbers() { seen.append(number) } }

    #expect(seen == [1])
  }

  @Test func aStreamThatCannotThrowOnlyEnds() async {
    let numbers: () -> AsyncStream<Int> = log.stream("numbers", [.success(1), .failure(Slip()), .success(2)])

    var seen: [Int] = []
    for await number in numbers() { seen.append(number) }

    #expect(seen == [1])
  }

  @Test func eachCallBeginsAgain() async throws {
    let numbers: () -> AsyncStream<Int> = log.stream("numbers", [.success(1), .success(2)])

    var seen: [Int] = []
    for await number in numbers() { seen.append(number) }
    for await number in numbers() { seen.append(number) }

    #expect(seen == [1, 2, 1, 2])
  }

  @Test func aCancelledStreamEndsWithoutAnError() async throws {
    let next = Manual<Int>()
    let numbers: @Sendable () -> AsyncThrowingStream<Int, any Error> = log.stream("numbers", [.manual(next), .never])
    let flow = Task {
      var seen: [Int] = []
      for try await number in numbers() { seen.append(number) }
      return seen
    }
    try await next.call(0).succeed(with: 1)

    flow.cancel()

    #expect(try await [[], [1]].contains(flow.value))
  }
}
