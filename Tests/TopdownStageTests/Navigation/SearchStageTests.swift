import SwiftUI
import Testing
import TopdownStage

@MainActor struct SearchStageTests {
  private struct Shelf: View {
    @State private var text = ""
    @State private var submitted = ""
    private let books = ["Dune", "Emma", "Ulysses"]

    var body: some View {
      NavigationStack {
        List(books.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self) { Text($0) }
          .navigationTitle("Books")
          .searchable(text: $text, prompt: "Find a book")
          .onSubmit(of: .search) { submitted = text }
          .navigationSubtitle(submitted)
      }
    }
  }

  @Test func typingFiltersAndClosingShowsAllAgain() throws {
    let stage = Stage(Shelf())

    try stage.searchField("Find a book").type("em")
    #expect(stage.all(.row).map(\.label) == ["Emma"])
    try stage.button("Close").tap()

    #expect(stage.all(.row).map(\.label) == ["Dune", "Emma", "Ulysses"])
  }

  @Test func aLineBreakSubmitsTheSearch() throws {
    let stage = Stage(Shelf())

    try stage.searchField("Find a book").type("dune\n")

    #expect(stage.shows("dune"))
  }
}
