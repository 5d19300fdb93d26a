import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Image(systemName: "magnifyingglass")
      configuration
    }
    .padding(10)
  }
}

@MainActor struct TextFieldStyleTests {
  @Test func aStyleOfAnAppsOwnIsAroundTheField() {
    let screen = ControlScreen(TextField("Title", text: .constant("Dune")).textFieldStyle(Boxed()))

    #expect(screen.symbols.map(\.name) == ["magnifyingglass"])
    #expect(screen.texts == ["Dune"])
    #expect(screen.lines == ["textField \"Title\" Dune"])
    #expect(screen.nodes[0].frame.height == 42)
  }

  // Size: intrinsic-sizes.tsv, roundedBorder, recorded from iOS 26 (ios/textfield/basic).
  @Test func aRoundedBorderIs34High() {
    let screen = ControlScreen(SecureField("Title", text: .constant("Dune")).textFieldStyle(.roundedBorder))

    #expect(screen.nodes[0].frame.size == CGSize(width: 320, height: 34))
  }

  @Test func theOldNamesAreTheSameStyles() {
    let field = TextField("Title", text: .constant("Dune"))

    let heights = [
      ControlScreen(field.textFieldStyle(RoundedBorderTextFieldStyle())),
      ControlScreen(field.textFieldStyle(PlainTextFieldStyle())),
      ControlScreen(field.textFieldStyle(DefaultTextFieldStyle())),
    ].map { $0.nodes[0].frame.height }

    #expect(heights == [34, 22, 22])
  }

  @Test func aSubmitScopeKeepsSubmissionsInside() {
    let notes = Notes()
    let screen = ControlScreen(
      TextField("Title", text: .constant("x")).onSubmit { notes.lines.append("inner") }
        .submitScope().onSubmit { notes.lines.append("outer") })

    screen.perform(.insertText, on: "Title", "\n")

    #expect(notes.lines == ["inner"])
  }
}
