import SwiftUI
import Testing
import TopdownStage

private struct Book: Identifiable, Hashable {
  let id: String
}

private let books = ["Dune", "Emma", "Ulysses"].map(Book.init)

@MainActor struct SelectionTests {
  @Test func aTappedRowIsSelectedByTheIdOfItsCollection() throws {
    struct Shelf: View {
      @State private var selection: String?
      var body: some View {
        List(books, selection: $selection) { Text($0.id) }
        Text("selected \(selection ?? "nothing")")
      }
    }
    let stage = Stage(Shelf())

    try stage.row("Emma").tap()

    #expect(stage.shows("selected Emma"))
    #expect(try stage.row("Emma").isSelected)
    #expect(try !stage.row("Dune").isSelected)
    #expect(stage.screen.contains("row \"Emma\" selected"))
  }

  @Test func aTagComesBeforeAnIdAndOtherTypesAreNotSelected() throws {
    struct Shelf: View {
      @State private var selection: Int?
      var body: some View {
        List(selection: $selection) {
          Text("First").tag(1)
          Text("Second").tag(2)
          Text("Other").tag("three")
        }
        Text("selected \(selection ?? 0)")
      }
    }
    let stage = Stage(Shelf())

    try stage.row("Second").tap()

    #expect(stage.shows("selected 2"))
    #expect(throws: StageError.self) { try stage.row("Other").tap() }
  }

  @Test func severalRowsAreSelectedWhileTheListIsEdited() throws {
    struct Shelf: View {
      @State private var selection: Set<String> = []
      var body: some View {
        EditButton()
        List(books, selection: $selection) { Text($0.id) }
        Text("selected \(selection.sorted().joined(separator: ", "))")
      }
    }
    let stage = Stage(Shelf())
    #expect(throws: StageError.self) { try stage.row("Dune").tap() }

    try stage.button("Edit").tap()
    try stage.row("Dune").tap()
    try stage.row("Ulysses").tap()
    try stage.row("Dune").tap()

    #expect(stage.shows("selected Ulysses"))
    #expect(throws: Never.self) { try stage.button("Done").tap() }
  }

  @Test func aSelectionThatIsAlwaysThereHasNoOptional() throws {
    enum Tab: Hashable { case home, settings }
    struct Sidebar: View {
      @State private var tab = Tab.home
      var body: some View {
        List(selection: $tab) {
          Text("Home").tag(Tab.home)
          Text("Settings").tag(Tab.settings)
        }
        Text("at \(tab)")
      }
    }
    let stage = Stage(Sidebar())

    try stage.row("Settings").tap()

    #expect(stage.shows("at settings"))
  }

  @Test func aRowMayRefuseToBeSelected() {
    let stage = Stage(
      List(selection: .constant(Int?.none)) { Text("Fixed").tag(1).selectionDisabled() })

    #expect(throws: StageError.self) { try stage.row("Fixed").tap() }
  }

  @Test func aSelectionThatIsWrittenElsewhereIsShown() throws {
    struct Shelf: View {
      @State private var selection: String?
      var body: some View {
        List(books, selection: $selection) { Text($0.id) }
        Button("Last") { selection = "Ulysses" }
      }
    }
    let stage = Stage(Shelf())

    try stage.button("Last").tap()

    #expect(try stage.row("Ulysses").isSelected)
  }
}
