import SwiftUI
import Testing
import TopdownEvidence
import TopdownSimulation

/// Debounce, tested under a virtual clock with nothing handed in.
@Suite @MainActor struct DebounceTests {
  let log = ExecutionLog()

  @Test(.simulated) func onlyTheLastOfQuickLettersIsSearchedFor() async throws {
    let search = DebouncedSearch(results: log.binding("results", []), find: log.call("find", .success(["Dune"])))

    try await type(["d", "du", "dun"], every: .milliseconds(100), search.search)

    #expect(log == ["find dun", "results [\"Dune\"]"])
    #expect(log.times(of: .call("find")) == [.milliseconds(500)], "300 after the third letter, which came at 200")
  }

  @Test(.simulated) func aPauseLongEnoughSearchesForWhatWasThere() async throws {
    let search = DebouncedSearch(
      results: log.binding("results", []), find: log.call("find", .delayed(["Dune"], by: .milliseconds(50))))

    try await type(["d", "du"], every: .milliseconds(351), search.search)

    #expect(log.times(of: .call("find")) == [.milliseconds(300), .milliseconds(651)])
    #expect(try log.duration(from: "find d", to: .write("results")) == .milliseconds(50))
  }

  @Test(.simulated) func aLetterThatComesWhileTheServerAnswersMakesTheAnswerStale() async throws {
    let search = DebouncedSearch(
      results: log.binding("results", []), find: log.call("find", .delayed(["Dune"], by: .milliseconds(50))))

    try await type(["d", "du"], every: .milliseconds(349), search.search)

    #expect(log == ["find d", "find du", "results [\"Dune\"]"])
    #expect(log.times(of: .write("results")) == [.milliseconds(699)])
  }

  @Test(.simulated, arguments: [(299, 1), (301, 2)])
  func theLimitIsWhereItIsWritten(pause: Int, searches: Int) async throws {
    let search = DebouncedSearch(results: log.binding("results", []), find: log.call("find", .empty))

    try await type(["d", "du"], every: .milliseconds(pause), search.search)

    #expect(log.count(of: "find") == searches)
  }

  /// Types letter by letter, cancelling the search before as `.task(id:)` does, and waits for the last search.
  private func type(
    _ queries: [String], every pause: Duration, _ search: @escaping @MainActor (String) async -> Void
  ) async throws {
    var current: Task<Void, Never>?
    for query in queries {
      if current != nil { try await Task.sleep(for: pause) }
      current?.cancel()
      current = Task { await search(query) }
    }
    await current?.value
  }
}

/// Debounce with an interval that is handed in: no simulation, and no wait.
@Suite @MainActor struct PacedSearchTests {
  let log = ExecutionLog()

  @Test func whoeverStillWaitsWhenTheNextLetterComesSearchesForNothing() async {
    let search = PacedSearch(
      interval: .zero, results: log.binding("results", []), find: log.call("find", .success(["Dune"])))
    let first = Task { await search.search("d") }
    first.cancel()

    await first.value
    await search.search("du")

    #expect(log == ["find du", "results [\"Dune\"]"])
  }

  @Test func anIntervalThatNeverEndsIsCutShortByTheNextLetter() async {
    let search = PacedSearch(
      interval: .seconds(86_400), results: log.binding("results", []), find: log.call("find", .empty))
    let waiting = Task { await search.search("d") }

    waiting.cancel()
    await waiting.value

    #expect(log.isSilent)
  }
}
