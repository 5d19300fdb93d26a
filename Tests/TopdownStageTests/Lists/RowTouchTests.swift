import SwiftUI
import Testing
import TopdownStage

private struct Shelf: View {
  let notes: Notes
  @State private var titles = ["Dune", "Emma", "Ulysses"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(titles, id: \.self) { title in
          Text(title).deleteDisabled(title == "Emma").moveDisabled(title == "Ulysses")
        }
        .onDelete { titles.remove(atOffsets: $0) }
        .onMove {
          notes.add("move \(Array($0)) to \($1)")
          titles.move(fromOffsets: $0, toOffset: $1)
        }
        Text(titles.joined(separator: " "))
      }
      .toolbar { EditButton() }
    }
  }
}

private struct Inbox: View {
  let notes: Notes
  var allowsFullSwipe = true

  var body: some View {
    List(["Dune", "Emma"] + (0..<30).map { "Book \($0)" }, id: \.self) { title in
      Text(title)
        .swipeActions(allowsFullSwipe: allowsFullSwipe) {
          Button("Delete", role: .destructive) { notes.add("delete \(title)") }
          Button("Flag") { notes.add("flag \(title)") }
        }
        .swipeActions(edge: .leading) { Button("Pin") { notes.add("pin \(title)") } }
    }
  }
}

/// What fingers do to the rows of a list.
@MainActor struct RowTouchTests {
  private let notes = Notes()

  // MARK: Editing

  @Test func theCircleInFrontOfARowAsksBeforeItDeletes() throws {
    let stage = Stage(Shelf(notes: notes))
    #expect(throws: StageError.self) { try stage.button("Delete Dune") }
    try stage.button("Edit").tap()

    try stage.button("Delete Dune").tap(count: 1)
    #expect(stage.shows("Dune Emma Ulysses"), "nothing is deleted yet")
    try stage.button("Delete").tap(count: 1)

    #expect(stage.shows("Emma Ulysses"))
    #expect(throws: StageError.self) { try stage.button("Delete Emma") }
  }

  @Test func theCirclesAndHandlesGoWhenEditingEnds() throws {
    let stage = Stage(Shelf(notes: notes))
    try stage.button("Edit").tap()
    #expect(
      stage.all(.button).map(\.label) == [
        "Done", "Delete Dune", "Reorder Dune", "Reorder Emma", "Delete Ulysses",
      ])

    try stage.button("Done").tap()

    #expect(stage.all(.button).map(\.label) == ["Edit"])
  }

  @Test func aRowIsDraggedByItsHandle() throws {
    let stage = Stage(Shelf(notes: notes))
    try stage.button("Edit").tap()

    try stage.button("Reorder Dune").drag(by: CGVector(dx: 0, dy: 60))
    #expect(stage.shows("Emma Dune Ulysses"))
    try stage.button("Reorder Dune").drag(by: CGVector(dx: 0, dy: -40), steps: 4)

    #expect(stage.shows("Dune Emma Ulysses"))
    #expect(notes.lines == ["move [0] to 2", "move [1] to 0"])
  }

  @Test func aRowThatIsDraggedALittleComesBack() throws {
    let stage = Stage(Shelf(notes: notes))
    try stage.button("Edit").tap()

    try stage.button("Reorder Dune").drag(by: CGVector(dx: 0, dy: 20))

    #expect(notes.lines == [])
  }

  @Test func aRowIsDraggedPastThoseThatStayAndNoFurtherThanItsCollection() throws {
    let stage = Stage(Shelf(notes: notes))
    try stage.button("Edit").tap()

    try stage.button("Reorder Dune").drag(by: CGVector(dx: 0, dy: 400))

    #expect(stage.shows("Emma Ulysses Dune"))
  }

  @Test func aHandleMovesItsRowForThoseWhoCannotDrag() throws {
    let stage = Stage(Shelf(notes: notes))
    try stage.button("Edit").tap()

    try stage.button("Reorder Emma").move(after: stage.row("Ulysses"))

    #expect(stage.shows("Dune Ulysses Emma"))
  }

  @Test func aFingerSelectsARowByItsCircle() throws {
    struct Choice: View {
      @State private var selection: Set<String> = []
      var body: some View {
        List(["Dune", "Emma"], id: \.self, selection: $selection) { Text($0) }.environment(\.editMode, .constant(.active))
        Text("selected \(selection.sorted().joined(separator: ", "))")
      }
    }
    let stage = Stage(Choice())
    let row = try stage.row("Emma").frame

    try stage.tap(at: CGPoint(x: row.minX + 27, y: row.midY))

    #expect(stage.shows("selected Emma"))
  }

  // MARK: Swiping

  @Test func aShortSwipeRevealsTheActionsOfItsEdge() throws {
    let stage = Stage(Inbox(notes: notes))

    try stage.row("Dune").drag(by: CGVector(dx: -100, dy: 0))
    #expect(try stage.row("Dune").all(.button).map(\.label) == ["Delete", "Flag"])
    #expect(try stage.text("Dune").frame.minX < 0, "the content makes way")
    try stage.button("Flag").tap(count: 1)

    #expect(notes.lines == ["flag Dune"])
    #expect(try stage.text("Dune").frame.minX == 32)
  }

  @Test func aSwipeBackTakesTheActionsAway() throws {
    let stage = Stage(Inbox(notes: notes))
    try stage.row("Dune").swipe(.trailing)

    try stage.row("Dune").drag(by: CGVector(dx: 140, dy: 0))

    #expect(stage.all(.button).isEmpty)
    #expect(notes.lines == [])
  }

  @Test func swipingBackTakesTheActionsAwayByTheRowsName() throws {
    let stage = Stage(Inbox(notes: notes))
    try stage.row("Dune").swipe(.trailing)

    try stage.row("Dune").swipeBack()

    #expect(stage.all(.button).isEmpty)
    let error = #expect(throws: StageError.self) { try stage.row("Dune").swipeBack() }
    #expect(error?.description.hasPrefix(#"row "Dune" does not have swipe actions that show: it can"#) == true)
  }

  @Test func aSwipeOfTenPointsRevealsNothing() throws {
    let stage = Stage(Inbox(notes: notes))

    try stage.row("Dune").drag(by: CGVector(dx: -12, dy: 0))

    #expect(stage.all(.button).isEmpty)
  }

  @Test func aSwipeAllTheWayRunsTheFirstAction() throws {
    let stage = Stage(Inbox(notes: notes))

    try stage.row("Dune").drag(by: CGVector(dx: -300, dy: 0))
    try stage.row("Emma").drag(by: CGVector(dx: 300, dy: 0), steps: 10)

    #expect(notes.lines == ["delete Dune", "pin Emma"])
    #expect(stage.all(.button).isEmpty)
  }

  @Test func aSwipeAllTheWayOnlyRevealsWhereTheRowSaysSo() throws {
    let stage = Stage(Inbox(notes: notes, allowsFullSwipe: false))

    try stage.row("Dune").drag(by: CGVector(dx: -300, dy: 0))

    #expect(notes.lines == [])
    #expect(try stage.row("Dune").all(.button).map(\.label) == ["Delete", "Flag"])
  }

  @Test func aFingerThatGoesUpOnARowWithActionsScrolls() throws {
    let stage = Stage(Inbox(notes: notes))

    try stage.row("Emma").drag(by: CGVector(dx: 20, dy: -60))

    #expect(try stage.row("Emma").frame.minY == 35 + 52 - 60)
    #expect(stage.all(.button).isEmpty)
  }

  @Test func aFingerThatGoesUpOnARowThatScrollsAcrossScrollsTheList() throws {
    let stage = Stage(
      List {
        ScrollView(.horizontal) { Text("A text that is far longer than the row that it stands in, and goes on").fixedSize() }
        ForEach(0..<30) { Text("Row \($0)") }
      })
    let y = try stage.row("Row 0").frame.minY

    try stage.row("Row 0").drag(by: CGVector(dx: 0, dy: -30))
    try stage.drag(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 105, y: 20))

    #expect(try stage.row("Row 0").frame.minY == y - 50)
  }

  @Test func aRowIsTouchedBesideItsContentToo() throws {
    struct Choice: View {
      @State private var selection: String?
      var body: some View {
        List(["Dune", "Emma"], id: \.self, selection: $selection) { Text($0) }
        Text("selected \(selection ?? "nothing")")
      }
    }
    let stage = Stage(Choice())
    let row = try stage.row("Emma").frame

    try stage.tap(at: CGPoint(x: row.maxX - 5, y: row.midY))

    #expect(stage.shows("selected Emma"))
  }
}
