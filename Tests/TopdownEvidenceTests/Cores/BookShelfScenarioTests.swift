// The runtime's graph stands in for a screen here; Apple's SwiftUI has no such door.
#if !canImport(Darwin)
  import SwiftUI
  @_spi(Runtime) import SwiftUICore
  import Testing
  import TopdownEvidence
  import TopdownScenarios

  /// A core that shows a test what it was constructed with.
  private struct BookShelf: View {
    let books: [Book]
    @Binding var sortByAuthor: Bool
    let onDelete: (Book) -> Void

    @MainActor static var standing: BookShelf?

    var body: some View {
      let _ = Self.standing = self
      Text(books.map(\.title).joined(separator: ", "))
    }
  }

  private enum BookShelfScenarios: ScenarioProvider {
    static let loaded = Scenario(.loaded, steps: [.toggle("Sort by author"), .swipe("Dune", action: "Delete")]) { log in
      Host([Book(title: "Dune"), Book(title: "Anathem")]) { $books in
        Host(false) { $isSorted in
          BookShelf(
            books: books,
            sortByAuthor: log.binding("sortByAuthor", $isSorted),
            onDelete: log.forward("delete") { book in
              books.removeAll { $0 == book }
            } payload: {
              $0.title
            })
        }
      }
    }
    static let scenarios = [loaded]
  }

  @Suite(.serialized) @MainActor struct BookShelfScenarioTests {
    @Test func aScenarioOwnsTheStateAndHandsDownLoggedBoundaries() throws {
      let log = ExecutionLog()
      let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
      graph.size = CGSize(width: 100, height: 100)
      graph.mount(BookShelfScenarios.loaded.view(log: log))
      let shelf = try #require(BookShelf.standing)

      shelf.sortByAuthor = true
      shelf.onDelete(Book(title: "Dune"))
      graph.update()

      let updated = try #require(BookShelf.standing)
      #expect(log == ["sortByAuthor true", "delete Dune"])
      #expect(updated.sortByAuthor)
      #expect(updated.books.map(\.title) == ["Anathem"])
    }
  }
#endif
