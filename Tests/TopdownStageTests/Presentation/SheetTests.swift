import SwiftUI
import Testing
import TopdownStage

/// A screen with a sheet, a cover, and notes of what happens in which order.
private struct Desk: View {
  @State private var isSheetShown = false
  @State private var isCoverShown = false
  var notes = Notes()

  var body: some View {
    VStack {
      Button("Open") { isSheetShown = true }
      Button("Cover") { isCoverShown = true }
    }
    .sheet(isPresented: $isSheetShown, onDismiss: { notes.add("dismissed") }) { Drawer(notes: notes) }
    .fullScreenCover(isPresented: $isCoverShown) { Drawer(notes: notes) }
  }
}

private struct Drawer: View {
  @State private var count = 0
  @State private var isInnerShown = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var notes = Notes()

  var body: some View {
    VStack {
      Text(isPresented ? "presented" : "not presented")
      Button("Count \(count)") { count += 1 }
      Button("Inner") { isInnerShown = true }
      Button("Close") { dismiss() }
    }
    .onAppear { notes.add("appeared") }
    .onDisappear { notes.add("disappeared") }
    .sheet(isPresented: $isInnerShown) { Closer() }
  }
}

private struct Closer: View {
  @Environment(\.presentationMode) private var mode
  var body: some View { Button("Close inner") { mode.wrappedValue.dismiss() } }
}

@MainActor struct SheetTests {
  @Test func aSheetShowsItsContentAndCoversTheRest() throws {
    let stage = Stage(Desk())

    try stage.button("Open").tap()

    #expect(
      stage.screen == """
        screen
          sheet
            text "presented"
            button "Count 0"
            button "Inner"
            button "Close"
        """)
  }

  @Test func whatIsCoveredIsNamedWithWhatCoversIt() throws {
    let stage = Stage(Desk())
    let open = try stage.button("Open")
    try open.tap()

    let message =
      "button \"Open\" is covered by the sheet: nobody can reach it while that is up. Dismiss the sheet first, "
      + "or look for what it shows."
    #expect(throws: StageError.covered("button \"Open\"", by: "sheet")) { try stage.button("Open") }
    #expect(throws: StageError.covered("button \"Open\"", by: "sheet")) { try open.tap() }
    #expect(StageError.covered("button \"Open\"", by: "sheet").description == message)
  }

  @Test("dismiss inside a sheet ends it, and tells in order (fact 83)") func dismissInsideEndsTheSheetAndTellsInOrder() throws {
    let notes = Notes()
    let stage = Stage(Desk(notes: notes))
    try stage.button("Open").tap()

    try stage.button("Close").tap()

    #expect(notes.lines == ["appeared", "disappeared", "dismissed"])
    #expect(stage.screen == "screen\n  button \"Open\"\n  button \"Cover\"")
  }

  @Test func aSwipeDownDismissesASheet() throws {
    let notes = Notes()
    let stage = Stage(Desk(notes: notes))
    try stage.button("Open").tap()

    try stage.dismiss()

    #expect(notes.lines == ["appeared", "disappeared", "dismissed"])
  }

  @Test func aDismissedSheetForgetsItsState() throws {
    let stage = Stage(Desk())
    try stage.button("Open").tap()
    try stage.button("Count 0").tap()
    try stage.dismiss()

    try stage.button("Open").tap()

    #expect(stage.shows("Count 0"))
  }

  @Test func aSheetPresentsASheetOfItsOwn() throws {
    let stage = Stage(Desk())
    try stage.button("Open").tap()
    try stage.button("Count 0").tap()

    try stage.button("Inner").tap()
    #expect(stage.screen == "screen\n  sheet\n    button \"Close inner\"")
    try stage.button("Close inner").tap()

    #expect(stage.shows("Count 1"), "the sheet below kept its state")
    #expect(stage.warnings == [])
  }

  @Test func aCoverIsLeftByCodeOnly() throws {
    let stage = Stage(Desk())
    try stage.button("Cover").tap()

    #expect(throws: StageError.unable("fullScreenCover", action: "let itself be dismissed by hand", abilities: [])) {
      try stage.dismiss()
    }
    try stage.fullScreenCover().button("Close").tap()
    #expect(!stage.shows("Close"))
  }

  @Test func nothingToDismissIsSaid() {
    let stage = Stage(Text("Dune"))

    #expect(throws: StageError.nothingPresented(screen: "screen\n  text \"Dune\"")) { try stage.dismiss() }
    #expect(
      StageError.nothingPresented(screen: "screen").description
        == "nothing is presented that could be dismissed: present a sheet, a popover or a menu first. The screen:\nscreen")
  }

  @Test func aSheetThatKeepsPeopleInRefusesTheSwipe() throws {
    struct Form: View {
      @State private var isShown = true
      @State private var isLocked = true
      var body: some View {
        Text("Below").sheet(isPresented: $isShown) {
          Button("Unlock") { isLocked = false }.interactiveDismissDisabled(isLocked)
        }
      }
    }
    let stage = Stage(Form())

    #expect(throws: StageError.unable("sheet", action: "let itself be dismissed by hand", abilities: [])) {
      try stage.dismiss()
    }
    try stage.button("Unlock").tap()
    try stage.dismiss()
    #expect(stage.shows("Below"))
  }
}

@MainActor struct SheetItemTests {
  private struct Book: Identifiable { let id: Int, title: String }

  private struct Shelf: View {
    @State private var book: Book?
    let notes: Notes

    var body: some View {
      Button("Dune") { book = Book(id: 1, title: "Dune") }
        .sheet(item: $book, onDismiss: { notes.add("dismissed") }) { shown in
          VStack {
            Text(shown.title).onAppear { notes.add("\(shown.title) appeared") }
            Button("Rename") { book = Book(id: 1, title: "Dune Messiah") }
            Button("Next") { book = Book(id: 2, title: "Emma") }
          }
        }
    }
  }

  @Test func theItemIsHandedToTheContent() throws {
    let stage = Stage(Shelf(notes: Notes()))

    try stage.button("Dune").tap()

    #expect(try stage.sheet().text("Dune").isEnabled)
  }

  @Test func theSameIDUpdatesTheSheet() throws {
    let notes = Notes()
    let stage = Stage(Shelf(notes: notes))
    try stage.button("Dune").tap()

    try stage.button("Rename").tap()

    #expect(stage.shows("Dune Messiah"))
    #expect(notes.lines == ["Dune appeared"])
  }

  @Test func anotherIDReplacesTheSheet() throws {
    let notes = Notes()
    let stage = Stage(Shelf(notes: notes))
    try stage.button("Dune").tap()

    try stage.button("Next").tap()

    #expect(stage.shows("Emma"))
    #expect(notes.lines == ["Dune appeared", "dismissed", "Emma appeared"])
  }

  @Test func aSwipeWritesNilToTheItem() throws {
    let stage = Stage(Shelf(notes: Notes()))
    try stage.button("Dune").tap()

    try stage.dismiss()

    #expect(stage.screen == "screen\n  button \"Dune\"")
  }
}

@MainActor struct PresentationFlowTests {
  @Test func theEnvironmentOfTheViewThatPresentsIsHandedDown() {
    struct Reader: View {
      @Environment(\.lineLimit) private var lineLimit
      var body: some View { Text("limit \(lineLimit ?? 0)") }
    }
    let stage = Stage(Text("Below").sheet(isPresented: .constant(true)) { Reader() }.environment(\.lineLimit, 3))

    #expect(stage.shows("limit 3"))
  }

  @Test func atTheRootNothingIsPresentedAndDismissDoesNothing() throws {
    let stage = Stage(Drawer())

    try stage.button("Close").tap()

    #expect(stage.shows("not presented"))
  }

  @Test func whatIsPresentedFromTheStartAppearsAfterTheViewThatPresentsIt() {
    let notes = Notes()
    _ = Stage(
      Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet").onAppear { notes.add("sheet") } }
        .onAppear { notes.add("below") })

    #expect(notes.lines == ["below", "sheet"])
  }

  @Test func aSecondSheetWaitsUntilTheFirstIsGoneAndIsWarnedOf() throws {
    struct Two: View {
      @State private var first = true
      @State private var second = true
      var body: some View {
        VStack {
          Text("A").sheet(isPresented: $first) { Text("First") }
          Text("B").sheet(isPresented: $second) { Text("Second") }
        }
      }
    }
    let stage = Stage(Two())

    #expect(stage.screen == "screen\n  sheet\n    text \"First\"")
    #expect(
      stage.warnings == [
        "only one sheet can be presented by a screen at a time: the next one is presented when the one that is up gets "
          + "dismissed. Dismiss it first, or present from inside of it."
      ])
    try stage.dismiss()
    #expect(stage.screen == "screen\n  sheet\n    text \"Second\"")
    try stage.dismiss()
    #expect(stage.screen == "screen\n  text \"A\"\n  text \"B\"")
  }

  @Test func aSheetLeavesWithTheViewThatPresentsIt() throws {
    struct Vanishing: View {
      @State private var isShown = true
      @State private var isPresented = true
      var body: some View {
        VStack {
          Text("Below")
          if isShown {
            Text("Presenter").sheet(isPresented: $isPresented) { Button("Remove") { isShown = false } }
          }
        }
      }
    }
    let stage = Stage(Vanishing())

    try stage.button("Remove").tap()

    #expect(stage.screen == "screen\n  text \"Below\"")
  }

  @Test func aTaskInASheetIsCancelledWithIt() throws {
    struct Waiting: View {
      @State private var isPresented = true
      let notes: Notes
      var body: some View {
        Text("Below").sheet(isPresented: $isPresented) {
          Text("Sheet").task {
            try? await Task.sleep(for: .seconds(60))
            notes.add(Task.isCancelled ? "cancelled" : "ended")
          }
        }
      }
    }
    let notes = Notes()
    let stage = Stage(Waiting(notes: notes))

    try stage.dismiss()

    #expect(notes.lines == ["cancelled"])
  }
}
