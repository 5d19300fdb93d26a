import LibraryModels
import SwiftUI
import TopdownScenarios

/// The states of a shelf, for previews, tests and the gallery alike.
enum ShelfScenarios: ScenarioProvider {
  static let loaded = Scenario(.loaded) { ShelfScenario(books: Books.few, log: $0) }

  static let sortedByAuthor = Scenario("sorted by author") {
    ShelfScenario(books: Books.few.sorted { $0.author < $1.author }, sortByAuthor: true, log: $0)
  }

  static let empty = Scenario(.empty) { ShelfScenario(books: [], log: $0) }

  /// What real libraries hold: no author, a title that needs several lines, right-to-left letters, a combining accent.
  static let awkward = Scenario("awkward books") { ShelfScenario(books: Books.awkward, log: $0) }

  /// More rows than any screen shows.
  static let long = Scenario("a thousand books") { ShelfScenario(books: Books.thousand, log: $0) }

  /// Whatever a book may be called.
  static let one = Scenario("one book") { log in
    let book = Book(id: Books.dune.id, title: log.value("title", "Dune"), author: log.value("author", "Frank Herbert"))
    ShelfScenario(books: [book], log: log)
  }

  /// A book is deleted from a shelf that was sorted.
  static let tidying = Scenario(
    "tidying", steps: [.toggle("Sort by author"), .swipe("Dune", action: "Delete")],
    expecting: ["sortByAuthor true", "delete Dune"]
  ) {
    ShelfScenario(books: Books.few, log: $0)
  }

  static let required: [ScenarioName] = [.loaded, .empty]
  static let scenarios = [loaded, sortedByAuthor, empty, awkward, one, long, tidying]
}

/// Owns what a shelf is given and logs what it asks for.
struct ShelfScenario: View {
  @State private var books: [Book]
  @State private var sortByAuthor: Bool
  private let log: any BoundaryLog

  init(books: [Book] = Books.few, sortByAuthor: Bool = false, log: any BoundaryLog) {
    _books = State(initialValue: books)
    _sortByAuthor = State(initialValue: sortByAuthor)
    self.log = log
  }

  var body: some View {
    Shelf(
      books: books,
      sortByAuthor: log.binding("sortByAuthor", $sortByAuthor),
      onDelete: log.forward("delete", to: { book in books.removeAll { $0.id == book.id } }, payload: { $0.title }))
  }
}

#Preview("Loaded") { ShelfScenarios.loaded.view() }

#Preview("Empty") { ShelfScenarios.empty.view() }

#Preview("One row", traits: .fixedLayout(width: 320, height: 60)) {
  BookRow(book: Books.few[0], leadsWithAuthor: false)
}
