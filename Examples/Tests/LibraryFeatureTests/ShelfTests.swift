import LibraryModels
import SwiftUI
import Testing
import TopdownEvidence

@testable import LibraryFeature

@MainActor struct ShelfTests {
  @Test func deletingAsksOnceForThatBook() {
    let log = ExecutionLog()
    let shelf = Shelf(
      books: Books.few, sortByAuthor: log.binding("sortByAuthor", false),
      onDelete: log.call("delete", payload: { (book: Book) in book.title }))

    shelf.onDelete(Books.dune)

    #expect(log == ["delete Dune"])
  }

  @Test func sortingIsAskedForAndReadBack() {
    let log = ExecutionLog()
    let shelf = Shelf(books: Books.few, sortByAuthor: log.binding("sortByAuthor", false), onDelete: log.call("delete"))

    shelf.sortByAuthor = true

    #expect(log == ["sortByAuthor true"])
    #expect(shelf.sortByAuthor, "a shelf that does not read what was written shows a toggle that can't be moved")
  }

  @Test(arguments: [(0, "0 books"), (1, "1 book"), (3, "3 books")])
  func theSummaryCountsInWords(count: Int, words: String) {
    let shelf = Shelf(books: Array(Books.few.prefix(count)), sortByAuthor: .constant(false), onDelete: { _ in })

    #expect(shelf.summary == words)
  }
}
