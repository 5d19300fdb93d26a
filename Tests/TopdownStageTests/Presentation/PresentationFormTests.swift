import SwiftUI
import Testing
import TopdownStage

private struct Book: Identifiable {
  let id: Int
  let title: String
}

/// Ways to present something that the other tests leave out.
@MainActor struct PresentationFormTests {
  private let tablet = CGSize(width: 820, height: 1180)

  private struct Covering: View {
    @State private var book: Book?
    let notes: Notes

    var body: some View {
      Button("Read") { book = Book(id: 1, title: "Dune") }
        .fullScreenCover(item: $book, onDismiss: { notes.add("closed") }) { book in
          Text(book.title)
          Closer()
        }
    }
  }

  private struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close", action: close) }

    private func close() {
      let action: DismissAction = dismiss
      action()
    }
  }

  @Test func aCoverShowsAnItem() throws {
    let notes = Notes()
    let stage = Stage(Covering(notes: notes))

    try stage.button("Read").tap()
    let shown = stage.shows("Dune") && !stage.shows("Read")
    try stage.button("Close").tap()

    #expect(shown && stage.shows("Read"))
    #expect(notes.lines == ["closed"])
  }

  private struct Popping: View {
    @State private var book: Book?
    @State private var isPresented = false

    var body: some View {
      Button("Item") { book = Book(id: 1, title: "Dune") }
        .popover(item: $book, attachmentAnchor: .point(.bottom)) { Text($0.title) }
      Button("Flag") { isPresented = true }
        .popover(isPresented: $isPresented, attachmentAnchor: .rect(.bounds), arrowEdge: .bottom) { Text("Emma") }
    }
  }

  @Test(arguments: [("Item", "Dune"), ("Flag", "Emma")])
  func aPopoverShowsAnItemOrFollowsAFlag(button: String, text: String) throws {
    let stage = Stage(Popping(), size: tablet)

    try stage.button(button).tap()

    #expect(try stage.popover().text(text).label == text)
  }

  @Test func aMenuClosesAfterAChoiceUnlessItIsToldNotTo() throws {
    func isOpen(after behavior: MenuActionDismissBehavior) throws -> Bool {
      let stage = Stage(Menu("Size") { Button("Larger") {} }.menuActionDismissBehavior(behavior))
      try stage.button("Size").tap()
      try stage.button("Larger").tap()
      return stage.shows("Larger")
    }

    #expect(try !isOpen(after: .enabled) && !isOpen(after: .automatic))
    #expect(try isOpen(after: .disabled))
  }

  @Test func anItemMayCloseAMenuThatOthersDoNot() throws {
    let stage = Stage(
      Menu("Size") {
        Button("Larger") {}
        Button("Done") {}.menuActionDismissBehavior(.enabled)
      }
      .menuActionDismissBehavior(.disabled))

    try stage.button("Size").tap()
    try stage.button("Larger").tap()
    let isOpen = stage.shows("Done")
    try stage.button("Done").tap()

    #expect(isOpen && !stage.shows("Done"))
  }

  @Test func aShortcutHasItsLocalization() throws {
    let notes = Notes()
    let stage = Stage(
      Button("Save") { notes.add("saved") }.keyboardShortcut("s", modifiers: [.command, .shift], localization: .withoutMirroring))

    try stage.press("s", modifiers: [.command, .shift])

    #expect(notes.lines == ["saved"])
  }
}
