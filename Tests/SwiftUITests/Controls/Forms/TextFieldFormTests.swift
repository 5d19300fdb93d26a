import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Each way to write a field, each typed into.
@MainActor struct TextFieldFormTests {
  private let string = "Title"

  /// Types into a field and answers what was written.
  private func typed(_ make: (Binding<String>) -> some View) -> [String] {
    var text = ""
    var written: [String] = []
    let binding = Binding(
      get: { text },
      set: {
        text = $0; written.append($0)
      })
    ControlScreen(make(binding)).type("Dune", into: "Title")
    return written
  }

  /// What stands in an empty field.
  private func faint(_ make: (Binding<String>) -> some View) -> [String] { ControlScreen(make(.constant(""))).texts }

  @Test func whatIsTypedIsWrittenInEachForm() {
    #expect(typed { TextField("Title", text: $0) } == ["Dune"])
    #expect(typed { TextField(string, text: $0) } == ["Dune"])
    #expect(typed { TextField("Title", text: $0, axis: .vertical) } == ["Dune"])
    #expect(typed { TextField(string, text: $0, axis: .vertical) } == ["Dune"])
    #expect(typed { text in TextField(text: text) { Text("Title") } } == ["Dune"])
    #expect(typed { text in TextField(text: text, axis: .vertical) { Text("Title") } } == ["Dune"])
  }

  @Test func aPromptIsShownInEachForm() {
    let prompt = Text("Dune?")

    #expect(faint { TextField("Title", text: $0, prompt: prompt) } == ["Dune?"])
    #expect(faint { TextField(string, text: $0, prompt: prompt) } == ["Dune?"])
    #expect(faint { TextField("Title", text: $0, prompt: prompt, axis: .vertical) } == ["Dune?"])
    #expect(faint { TextField(string, text: $0, prompt: prompt, axis: .vertical) } == ["Dune?"])
    #expect(faint { text in TextField(text: text, prompt: prompt, axis: .vertical) { Text("Title") } } == ["Dune?"])
    #expect(faint { SecureField("Title", text: $0, prompt: prompt) } == ["Dune?"])
    #expect(faint { SecureField(string, text: $0, prompt: prompt) } == ["Dune?"])
    #expect(faint { text in SecureField(text: text, prompt: prompt) { Text("Title") } } == ["Dune?"])
  }

  @Test func olderFormsTellWhenEditingStartsAndEnds() {
    let notes = Notes()
    let editing: (Bool) -> Void = { notes.lines.append($0 ? "begins" : "ends") }
    let commit: () -> Void = { notes.lines.append("commit") }
    func lines(_ view: some View) -> [String] {
      notes.lines = []
      ControlScreen(view).type("Dune\n", into: "Title")
      return notes.lines
    }
    let text = Binding.constant("")

    let both = lines(TextField("Title", text: text, onEditingChanged: editing, onCommit: commit))
    #expect(both.contains("begins") && both.contains("commit"))
    #expect(lines(TextField(string, text: text, onEditingChanged: editing, onCommit: commit)) == both)
    #expect(lines(TextField("Title", text: text, onEditingChanged: editing)) == both.filter { $0 != "commit" })
    #expect(lines(TextField(string, text: text, onEditingChanged: editing)) == both.filter { $0 != "commit" })
    #expect(lines(TextField("Title", text: text, onCommit: commit)) == ["commit"])
    #expect(lines(TextField(string, text: text, onCommit: commit)) == ["commit"])
    #expect(lines(SecureField("Title", text: text, onCommit: commit)) == ["commit"])
    #expect(lines(SecureField(string, text: text, onCommit: commit)) == ["commit"])
  }
}
