import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Note: View {
  @State var text = "Dear Ann"
  var body: some View { TextEditor(text: $text).accessibilityLabel("Note") }
}

private struct Titled: TextEditorStyle {
  func makeBody(configuration: Configuration) -> some View { Text("styled") }
}

@MainActor struct TextEditorTests {
  @Test func aLineBreakIsPartOfTheText() {
    let screen = ControlScreen(Note())

    screen.perform(.insertText, on: "Note", "\nThanks\n")

    #expect(screen.nodes[0].value == "Dear Ann\nThanks\n")
    #expect(screen.texts.contains("Thanks"))
  }

  @Test func programsAreToldWhereALineBreakIsText() {
    func traits(_ field: some View) -> [String]? { ControlScreen(field).nodes[0].details?.traits }

    #expect(traits(Note()) == ["multiline"])
    #expect(traits(TextField("Note", text: .constant(""), axis: .vertical)) == ["multiline"])
    #expect(traits(TextField("Note", text: .constant(""))) == nil)
  }

  @Test func anEditorFillsTheRoomThatThereIs() {
    #expect(ControlScreen(Note()).nodes[0].frame.size == CGSize(width: 320, height: 480))
  }

  @Test func itsTextIsItsValueAndNotItsName() {
    #expect(ControlScreen(TextEditor(text: .constant("Dear Ann"))).lines == ["textField \"\" Dear Ann"])
  }

  @Test func anEditWritesOnce() {
    let notes = Notes()
    var text = ""
    let binding = Binding(get: { text }) {
      text = $0
      notes.lines.append($0)
    }
    let screen = ControlScreen(TextEditor(text: binding).accessibilityLabel("Note"))

    screen.perform(.insertText, on: "Note", "ab")

    #expect(notes.lines == ["ab"])
  }

  @Test func aStyleArrangesTheText() {
    #expect(ControlScreen(Note().textEditorStyle(Titled())).texts == ["styled"])
    let bordered = ControlScreen(Note().textEditorStyle(.roundedBorder))
    #expect(bordered.graph.displayList().items.count > ControlScreen(Note()).graph.displayList().items.count)
  }
}
