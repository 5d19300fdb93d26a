import SwiftUI
import Testing
import TopdownStage

private struct Shelf: View {
  let notes: Notes
  @State private var titles = ["Dune", "Emma", "Ulysses"]

  var body: some View {
    List {
      ForEach(titles, id: \.self) { title in
        Text(title).deleteDisabled(title == "Emma").moveDisabled(title == "Ulysses")
      }
      .onDelete {
        notes.add("delete \(Array($0))")
        titles.remove(atOffsets: $0)
      }
      .onMove {
        notes.add("move \(Array($0)) to \($1)")
        titles.move(fromOffsets: $0, toOffset: $1)
      }
    }
    Text(titles.joined(separator: " "))
  }
}

@MainActor struct EditingTests {
  private let notes = Notes()

  @Test func aRowIsMovedBeforeOrAfterAnother() throws {
    let stage = Stage(Shelf(notes: notes))

    try stage.row("Emma").move(before: stage.row("Dune"))
    #expect(stage.shows("Emma Dune Ulysses"))
    try stage.row("Emma").move(after: stage.row("Dune"))

    #expect(stage.shows("Dune Emma Ulysses"))
    #expect(notes.lines == ["move [1] to 0", "move [0] to 2"])
  }

  @Test func rowsMayRefuseToBeMovedOrDeleted() {
    let stage = Stage(Shelf(notes: notes))

    #expect(throws: StageError.self) { try stage.row("Ulysses").move(before: stage.row("Dune")) }
    #expect(throws: StageError.self) { try stage.row("Emma").swipe(.trailing) }
    #expect(stage.screen.contains("row \"Dune\" swipe-trailing movable"))
  }

  @Test func aListChangesItsCollectionByItself() throws {
    struct Titles: View {
      @State private var titles = ["Dune", "Emma", "Ulysses"]
      var body: some View {
        List($titles, id: \.self, editActions: .all) { $title in Text(title) }
        Text(titles.joined(separator: " "))
      }
    }
    let stage = Stage(Titles())

    try stage.row("Dune").swipe(.trailing).button("Delete").tap()
    #expect(stage.shows("Emma Ulysses"))
    try stage.row("Ulysses").move(before: stage.row("Emma"))

    #expect(stage.shows("Ulysses Emma"))
  }

  @Test func whatIsNotAllowedIsNotOffered() {
    struct Titles: View {
      @State private var titles = ["Dune"]
      var body: some View { List($titles, id: \.self, editActions: .move) { $title in Text(title) } }
    }

    #expect(Stage(Titles()).screen.contains("row \"Dune\" movable"))
  }

  @Test func anEditButtonTurnsTheEditModeOfTheScreenOnAndOff() throws {
    struct Mode: View {
      @Environment(\.editMode) private var mode
      var body: some View {
        EditButton()
        Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading")
      }
    }
    let stage = Stage(Mode())
    #expect(stage.shows("reading"))

    try stage.button("Edit").tap()
    #expect(stage.shows("editing"))
    try stage.button("Done").tap()

    #expect(stage.shows("reading"))
  }

  @Test func anEditModeOfOnesOwnIsTheScreens() {
    struct Mode: View {
      @Environment(\.editMode) private var mode
      var body: some View { Text("\(mode?.wrappedValue == .active)") }
    }

    #expect(Stage(Mode().environment(\.editMode, .constant(.active))).shows("true"))
  }

  /// `ios/list/editing`: a row that can be deleted stands 40 further in.
  @Test func whatCanBeDeletedMakesRoomForItsControl() throws {
    let stage = Stage(
      List {
        Section { ForEach(["apple"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in } }
        Section { Text("fixed") }
      }
      .environment(\.editMode, .constant(.active)))

    #expect(try stage.text("apple").frame.minX == 72)
    #expect(try stage.text("fixed").frame.minX == 32)
  }

  @Test func rowsMakeRoomWhenEditingStarts() throws {
    let stage = Stage(
      VStack {
        EditButton()
        List { ForEach(["apple"], id: \.self) { Text($0) }.onDelete { _ in } }
      })
    #expect(try stage.text("apple").frame.minX == 32)

    try stage.button("Edit").tap()

    #expect(try stage.text("apple").frame.minX == 72)
  }

  @Test func elementsAreMovedInTheirOrder() {
    var letters = Array("abcdef")

    letters.move(fromOffsets: [0, 2], toOffset: 5)

    #expect(String(letters) == "bdeacf")
  }

  @Test func aSectionOfASidebarOpensAndCloses() throws {
    struct Sidebar: View {
      @State private var isExpanded = false
      var body: some View {
        List {
          Section("Books", isExpanded: $isExpanded) { Text("Dune") }
          Section(isExpanded: .constant(true)) {
            Text("Solaris")
          } header: {
            Text("Films")
          }
        }
        .listStyle(.sidebar)
      }
    }
    let stage = Stage(Sidebar())
    #expect(!stage.shows("Dune"))
    #expect(stage.shows("Solaris"))

    try stage.header("Books").tap()

    #expect(stage.shows("Dune"))
    #expect(try stage.header("Books").value == "expanded")
  }
}
