import SwiftUI
import Testing
import TopdownStage

@MainActor struct SearchFocusTests {
  private enum Field { case search, other }

  private struct Shelf: View {
    @State private var text = ""
    @FocusState private var isSearching: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Text(isSearching ? "searching" : "reading")
          Button("Search now") { isSearching = true }
        }
        .searchable(text: $text)
        .searchFocused($isSearching)
      }
    }
  }

  private struct Form: View {
    @State private var text = ""
    @FocusState private var field: Field?

    var body: some View {
      NavigationStack {
        VStack {
          Text(field == .search ? "searching" : "reading")
          TextField("Other", text: $text).focused($field, equals: .other)
        }
        .searchable(text: $text)
        .searchFocused($field, equals: .search)
      }
    }
  }

  @Test func theStateFollowsTheKeyboardOfTheSearchField() throws {
    let stage = Stage(Form())

    try stage.searchField().focus()
    let during = stage.shows("searching")
    try stage.textField("Other").focus()

    #expect(during && stage.shows("reading"))
  }

  @Test func theStateTurnsTheKeyboardToTheSearchField() throws {
    let stage = Stage(Shelf())

    try stage.button("Search now").tap()

    #expect(stage.shows("searching"))
    #expect(stage.screen.contains("focused"))
  }
}
