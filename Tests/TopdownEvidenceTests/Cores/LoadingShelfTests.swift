import SwiftUI
import Testing
import TopdownEvidence
import TopdownScenarios

@Suite @MainActor struct LoadingShelfTests {
  let log = ExecutionLog()

  func shelf(_ outcome: Outcome<[Book]>) -> LoadingShelf {
    LoadingShelf(
      books: log.binding("books", []) { $0.map(\.title) },
      isLoading: log.binding("isLoading", false),
      error: log.binding("error", nil),
      load: log.call("load", outcome))
  }

  @Test func offlineIsOneLog() async {
    let shelf = shelf(.failure(URLError(.notConnectedToInternet)))

    await shelf.reload()

    #expect(log == ["isLoading true", "load", "isLoading false", "error offline"])
    #expect(log.isSilent("books"))
  }

  @Test func aLoadThatSucceedsWritesTheBooksLast() async {
    let shelf = shelf(.success([Book(title: "Dune"), Book(title: "Anathem")]))

    await shelf.reload()

    #expect(log == ["isLoading true", "load", .unordered("isLoading false", "error nil"), #"books ["Dune", "Anathem"]"#])
    #expect(shelf.books.map(\.title) == ["Dune", "Anathem"])
  }

  @Test func aCancelledLoadWritesNothingMoreAndLeavesNoSpinner() async {
    let shelf = shelf(.never)
    let flow = Task { await shelf.reload() }
    flow.cancel()

    await flow.value

    #expect(log == ["isLoading true", "load", "isLoading false"])
    #expect(!shelf.isLoading)
  }

  @Test func aRetrySeesTheNextOutcome() async {
    let shelf = shelf(.sequence([.failure(URLError(.timedOut)), .success([Book(title: "Dune")])]))
    await shelf.reload()

    await shelf.reload()

    #expect(log["error"] == ["error offline", "error nil"])
    #expect(log.count(of: "load") == 2)
  }
}
