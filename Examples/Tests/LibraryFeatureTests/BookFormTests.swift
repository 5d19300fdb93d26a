import SwiftUI
import Testing
import TopdownEvidence

@testable import LibraryFeature

@MainActor struct BookFormTests {
  private func form(search: String = "", log: ExecutionLog = ExecutionLog()) -> BookForm {
    BookForm(
      title: log.binding("title", "Dune"), note: log.binding("note", ""), rating: log.binding("rating", 8),
      copies: log.binding("copies", 1), bought: log.binding("bought", .distantPast), search: .constant(search),
      parts: ["Dune", "Muad’Dib", "The Prophet"], onMove: log.call("move"), onRead: log.call("read"))
  }

  @Test(arguments: [("", 3), ("PROPHET", 1), ("u", 2), ("Emma", 0)])
  func partsAreFoundInAnyCase(search: String, count: Int) {
    #expect(form(search: search).shownParts.count == count)
  }

  @Test func eachFieldIsWrittenByItself() {
    let log = ExecutionLog()
    let form = form(log: log)

    form.title = "Emma"
    form.copies = 2

    #expect(log == ["title Emma", "copies 2"])
  }
}
