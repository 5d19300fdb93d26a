import LibraryModels
import SwiftUI
import Testing
import TopdownEvidence

@testable import LibraryFeature

#if canImport(TopdownSimulation)
  import TopdownSimulation

  /// What holds whenever things happen.
  @MainActor struct LoadingShelfOrderTests {
    /// At each point of the fetch: before it begins, while the service is asked, and at the instant of its answer.
    @Test(.everyOrder(.cancellation, logs: .mayDiffer)) func theSpinnerGoesOffWheneverTheFetchIsCancelled() async {
      let log = ExecutionLog()
      let shelf = LoadingShelf(
        books: log.binding("books", []) { $0.map(\.title) },
        isLoading: log.binding("isLoading", false),
        error: log.binding("error", nil),
        load: log.call("load", .delayed(Books.few, by: .seconds(2))))

      await Task(name: "fetch") { await shelf.reload() }.value

      #expect(log["isLoading"] == ["isLoading true", "isLoading false"])
      #expect(log.isSilent("error"), "a cancellation is no error")
    }
  }
#else
  @MainActor struct LoadingShelfOrderTests {
    @Test(.disabled(needsStage)) func theSpinnerGoesOffWheneverTheFetchIsCancelled() {}
  }
#endif
