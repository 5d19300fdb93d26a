import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// What a field does with the selection that is kept for it.
@MainActor struct TextSelectionTests {
  @Observable final class Draft {
    var text: String
    var selection: TextSelection?
    init(_ text: String) { self.text = text }

    /// The letters around the insertion point, or around what is selected.
    var shown: String {
      guard let selection, case .selection(let range) = selection.indices else { return "nothing" }
      return text[..<range.lowerBound] + "[" + text[range] + "]" + text[range.upperBound...]
    }

    func select(_ letters: String) { selection = text.firstRange(of: letters).map { TextSelection(range: $0) } }
  }

  private struct Field: View {
    @Bindable var draft: Draft
    var body: some View { TextField("Title", text: $draft.text, selection: $draft.selection) }
  }

  private struct Editor: View {
    @Bindable var draft: Draft
    var body: some View { TextEditor(text: $draft.text, selection: $draft.selection) }
  }

  private let draft = Draft("Dune Messiah")

  private func type(_ letters: String, into view: some View) throws {
    let screen = ControlScreen(view)
    let field = try #require(screen.nodes.first { $0.actions.contains(.insertText) })
    _ = screen.graph.perform(.insertText, on: field.id, argument: letters)
    screen.graph.update()
  }

  @Test func lettersGoToTheEndWhereNothingIsSelected() throws {
    try type("!", into: Field(draft: draft))

    #expect(draft.shown == "Dune Messiah![]")
  }

  @Test func lettersTakeThePlaceOfWhatIsSelected() throws {
    draft.select("Messiah")

    try type("II", into: Field(draft: draft))

    #expect(draft.shown == "Dune II[]")
  }

  @Test func lettersGoToTheInsertionPoint() throws {
    draft.selection = TextSelection(insertionPoint: draft.text.startIndex)

    try type("New ", into: Field(draft: draft))

    #expect(draft.shown == "New []Dune Messiah")
  }

  @Test func deletingTakesTheSelectionOrTheLetterBefore() throws {
    draft.select("Dune ")
    try type("\u{8}", into: Field(draft: draft))
    #expect(draft.shown == "[]Messiah")
    try type("\u{8}", into: Field(draft: draft))
    #expect(draft.shown == "[]Messiah")

    draft.selection = TextSelection(insertionPoint: draft.text.index(draft.text.startIndex, offsetBy: 2))
    try type("\u{8}", into: Field(draft: draft))
    #expect(draft.shown == "M[]ssiah")
  }

  @Test func aLineBreakSubmitsWhereverTheInsertionPointIs() throws {
    var submitted: [String] = []
    draft.selection = TextSelection(insertionPoint: draft.text.startIndex)

    try type("My \n", into: Field(draft: draft).onSubmit { submitted.append(draft.text) })

    #expect(submitted == ["My Dune Messiah"])
  }

  @Test func aLineBreakIsALetterInAnEditor() throws {
    draft.selection = TextSelection(insertionPoint: draft.text.index(draft.text.startIndex, offsetBy: 4))

    try type("\n", into: Editor(draft: draft))

    #expect(draft.text == "Dune\n Messiah")
    #expect(draft.selection?.isInsertion == true)
  }

  @Test func severalSelectionsAreReplacedByOne() {
    let text = "one two one"
    var edited = SelectedText(text, TextSelection(ranges: RangeSet(text.ranges(of: "one"))))

    edited.insert("1")

    #expect(edited.text == "1 two ")
    #expect(edited.selection == TextSelection(insertionPoint: edited.text.index(after: edited.text.startIndex)))
  }

  @Test func aSelectionOfAnotherTextIsNone() {
    let long = "a much longer text"
    var edited = SelectedText("ab", TextSelection(range: long.index(long.startIndex, offsetBy: 5)..<long.endIndex))

    edited.insert("c")

    #expect(edited.text == "abc")
  }

  @Test func aFieldThatIsFocusedHasItsInsertionPointAtTheEnd() throws {
    let screen = ControlScreen(Field(draft: draft))
    let field = try #require(screen.graph.rootNode.firstFocusable)

    screen.graph.focus.move(to: field)
    screen.graph.update()

    #expect(draft.shown == "Dune Messiah[]")
  }
}

extension LayoutNode {
  fileprivate var firstFocusable: LayoutNode? {
    isFocusable ? self : visibleChildren.lazy.compactMap(\.firstFocusable).first
  }
}
