import SwiftUI
import Testing
import TopdownEvidence

@Suite @MainActor struct RecordedLogTests {
  let log = ExecutionLog()

  @Test func aLoadIsAsItWasRecorded() async throws {
    await LoadingShelf(
      books: log.binding("books", []) { $0.map(\.title) }, isLoading: log.binding("isLoading", false),
      error: log.binding("error", nil), load: log.call("load", .success([Book(title: "Dune")]))
    ).reload()

    try log.recorded()
  }

  @Test(arguments: ["offline", "timed out"]) func aTestWithArgumentsNamesARecordForEach(error: String) throws {
    log.binding("error", String?.none).wrappedValue = error

    try log.recorded("error \(error)")
  }

  @Test func aNameThatNoBoundaryHasIsNotRecorded() {
    let slip = #expect(throws: RecordMismatch.self) { try log["boks"].recorded() }

    #expect(slip?.description == "no boundary is named boks, so its silence says nothing; this log has handed out none")
  }
}
