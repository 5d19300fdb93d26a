import LibraryModels
import SwiftUI
import Testing
import TopdownEvidence

@testable import LibraryFeature

@MainActor struct LoadingShelfTests {
  private func shelf(_ log: ExecutionLog, _ outcome: Outcome<[Book]>, error: LibraryError? = nil) -> LoadingShelf {
    LoadingShelf(
      books: log.binding("books", []) { $0.map(\.title) },
      isLoading: log.binding("isLoading", false),
      error: log.binding("error", error),
      load: log.call("load", outcome))
  }

  @Test func offlineIsOneLog() async {
    let log = ExecutionLog()

    await shelf(log, .failure(URLError(.notConnectedToInternet))).reload()

    #expect(log == ["isLoading true", "load", "isLoading false", "error offline"])
    #expect(log.isSilent("books"), "a failed fetch keeps the books that are there")
  }

  @Test func fetchedBooksReplaceWhatWasThere() async {
    let log = ExecutionLog()

    await shelf(log, .success(Books.few)).reload()

    #expect(
      log == ["isLoading true", "load", "isLoading false", #"books ["Anathem", "Dune", "The Left Hand of Darkness"]"#])
    #expect(log.isSilent("error"), "where there was no error, none is taken away")
  }

  @Test func anAnswerTakesTheErrorAway() async {
    let log = ExecutionLog()

    await shelf(log, .success([]), error: .offline).reload()

    #expect(log == ["isLoading true", "load", "isLoading false", "error nil", "books []"])
  }

  @Test func aCancelledFetchLeavesNoSpinnerAndIsNoError() async {
    let log = ExecutionLog()
    let shelf = shelf(log, .never)

    let fetch = Task { await shelf.reload() }
    while log.isSilent("load") { await Task.yield() }
    fetch.cancel()
    await fetch.value

    #expect(log == ["isLoading true", "load", "isLoading false"])
  }
}
