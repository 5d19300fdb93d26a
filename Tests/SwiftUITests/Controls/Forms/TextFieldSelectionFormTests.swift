import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// Each way to write a field that keeps its selection.
@MainActor struct TextFieldSelectionFormTests {
  private let string = "Title"
  private let prompt = Text("Dune?")

  /// What is written where letters are typed while the first word is selected.
  private func typed(_ make: (Binding<String>, Binding<TextSelection?>) -> some View) -> String {
    var text = "Old Messiah"
    var selection = text.firstRange(of: "Old").map { TextSelection(range: $0) }
    let screen = ControlScreen(
      make(Binding(get: { text }, set: { text = $0 }), Binding(get: { selection }, set: { selection = $0 })))
    screen.perform(.insertText, on: "Title", "Dune")
    return text
  }

  /// What stands in an empty field.
  private func faint(_ make: (Binding<String>, Binding<TextSelection?>) -> some View) -> [String] {
    ControlScreen(make(.constant(""), .constant(nil))).texts
  }

  @Test func lettersTakeThePlaceOfWhatIsSelectedInEachForm() {
    #expect(typed { TextField("Title", text: $0, selection: $1) } == "Dune Messiah")
    #expect(typed { TextField(string, text: $0, selection: $1) } == "Dune Messiah")
    #expect(typed { text, selection in TextField(text: text, selection: selection) { Text("Title") } } == "Dune Messiah")
    #expect(typed { TextField("Title", text: $0, selection: $1, axis: .vertical) } == "Dune Messiah")
    #expect(typed { TextField(string, text: $0, selection: $1, axis: .vertical) } == "Dune Messiah")
    #expect(
      typed { text, selection in TextField(text: text, selection: selection, axis: .vertical) { Text("Title") } }
        == "Dune Messiah")
  }

  @Test func aPromptIsShownInEachForm() {
    #expect(faint { TextField("Title", text: $0, selection: $1, prompt: prompt) } == ["Dune?"])
    #expect(faint { TextField(string, text: $0, selection: $1, prompt: prompt) } == ["Dune?"])
    #expect(
      faint { text, selection in TextField(text: text, selection: selection, prompt: prompt) { Text("Title") } } == ["Dune?"])
  }
}
