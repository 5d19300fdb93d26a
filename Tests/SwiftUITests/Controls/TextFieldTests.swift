import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Search: View {
  @State var term = ""
  var onTerm: (String) -> Void = { _ in }
  var body: some View {
    TextField("Title", text: $term).onSubmit { onTerm(term) }
  }
}

@MainActor struct TextFieldTests {
  @Test func typingReplacesTheText() {
    let screen = ControlScreen(Search(term: "Dune"))

    screen.type("Emma", into: "Title")

    #expect(screen.lines == ["textField \"Title\" Emma"])
    #expect(screen.texts == ["Emma"])
  }

  @Test func theTitleStandsFaintlyWhereThereIsNoText() {
    let screen = ControlScreen(Search())

    #expect(screen.texts == ["Title"])
    #expect(screen.ink == Color.tertiaryLabel.drawn)
    #expect(screen.lines == ["textField \"Title\" "])
  }

  @Test func aPromptIsShownInsteadOfTheTitleAndTheTitleStaysTheName() {
    let screen = ControlScreen(TextField("Title", text: .constant(""), prompt: Text("Dune")))

    #expect(screen.texts == ["Dune"])
    #expect(screen.ink == Color.tertiaryLabel.drawn)
    #expect(screen.lines == ["textField \"Title\" "])
  }

  @Test func aPromptNamesAFieldWithoutATitle() {
    let screen = ControlScreen(TextField(text: .constant("x"), prompt: Text("Dune")) { EmptyView() })

    #expect(screen.lines == ["textField \"Dune\" x"])
  }

  @Test func aLineBreakAtTheEndSubmits() {
    let notes = Notes()
    let screen = ControlScreen(
      Search { notes.lines.append("inner \($0)") }.onSubmit { notes.lines.append("outer") }
        .onSubmit(of: .search) { notes.lines.append("search") })

    screen.type("Emma\n", into: "Title")

    #expect(notes.lines == ["inner Emma", "outer"])
    #expect(screen.texts == ["Emma"])
  }

  @Test func aDisabledFieldKeepsItsText() {
    let screen = ControlScreen(Search(term: "Dune").disabled(true))

    screen.type("Emma", into: "Title")

    #expect(screen.lines == ["textField \"Title\" Dune"])
    #expect(screen.nodes[0].actions == [])
  }

  @Test func aFieldOfAConstantStays() {
    let screen = ControlScreen(TextField("Title", text: .constant("Dune")))

    screen.type("Emma", into: "Title")

    #expect(screen.lines == ["textField \"Title\" Dune"])
  }

  // Size: intrinsic-sizes.tsv, TextField plain, recorded from iOS 26 (ios/textfield/basic).
  @Test(arguments: ["", "Dune"]) func aFieldFillsTheWidthAndIsALittleHigherThanItsLine(text: String) {
    let screen = ControlScreen(TextField("Title", text: .constant(text)))

    #expect(screen.nodes[0].frame.size == CGSize(width: 320, height: 22))
  }

  @Test func aLongTextStaysOnOneLine() {
    let screen = ControlScreen(TextField("Title", text: .constant(String(repeating: "long ", count: 40))))

    #expect(screen.nodes[0].frame.height == 22)
    #expect(screen.texts.count == 1)
  }
}
