import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Each way to write a field of a value: by a format or by a formatter.
@MainActor struct ValueFieldFormTests {
  private let string = "Pages"
  private let prompt = Text("How many?")

  private var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    return formatter
  }

  /// Types a number, leaves the field, and answers what was written last.
  private func typed(_ make: (Binding<Int>) -> some View) -> Int {
    var pages = 1
    let binding = Binding(get: { pages }, set: { pages = $0 })
    ControlScreen(make(binding)).type("42\n", into: "Pages")
    return pages
  }

  private func typed(optional make: (Binding<Int?>) -> some View) -> Int? {
    var pages: Int?
    let binding = Binding(get: { pages }, set: { pages = $0 })
    ControlScreen(make(binding)).type("42\n", into: "Pages")
    return pages
  }

  @Test func aFormatReadsWhatIsTyped() {
    #expect(typed { TextField("Pages", value: $0, format: .number) } == 42)
    #expect(typed { TextField(string, value: $0, format: .number) } == 42)
    #expect(typed { TextField("Pages", value: $0, format: .number, prompt: prompt) } == 42)
    #expect(typed { pages in TextField(value: pages, format: .number) { Text("Pages") } } == 42)
  }

  @Test func aFormatReadsWhatMayBeMissing() {
    #expect(typed(optional: { TextField("Pages", value: $0, format: .number) }) == 42)
    #expect(typed(optional: { TextField(string, value: $0, format: .number, prompt: prompt) }) == 42)
    #expect(typed(optional: { pages in TextField(value: pages, format: .number) { Text("Pages") } }) == 42)
  }

  @Test func aPromptStandsWhereThereIsNoValue() {
    let none = Binding<Int?>.constant(nil)

    #expect(ControlScreen(TextField("Pages", value: none, format: .number, prompt: prompt)).texts == ["How many?"])
    #expect(ControlScreen(TextField(string, value: none, format: .number, prompt: prompt)).texts == ["How many?"])
    #expect(
      ControlScreen(TextField(value: none, format: .number, prompt: prompt) { Text("Pages") }).texts == ["How many?"])
  }

  @Test func aFormatterReadsWhatIsTyped() {
    #expect(typed { TextField("Pages", value: $0, formatter: formatter) } == 42)
    #expect(typed { TextField(string, value: $0, formatter: formatter) } == 42)
    #expect(typed { TextField("Pages", value: $0, formatter: formatter, prompt: prompt) } == 42)
    #expect(typed { TextField(string, value: $0, formatter: formatter, prompt: prompt) } == 42)
    #expect(typed { pages in TextField(value: pages, formatter: formatter, prompt: prompt) { Text("Pages") } } == 42)
  }

  @Test func olderFormsTellWhenEditingStartsAndEnds() {
    let notes = Notes()
    let editing: (Bool) -> Void = { _ in notes.lines.append("editing") }
    let commit: () -> Void = { notes.lines.append("commit") }
    func lines(_ make: (Binding<Int>) -> some View) -> (pages: Int, kinds: Set<String>) {
      notes.lines = []
      return (typed(make), Set(notes.lines))
    }

    #expect(
      lines { TextField("Pages", value: $0, formatter: formatter, onEditingChanged: editing, onCommit: commit) }
        == (42, ["editing", "commit"]))
    #expect(
      lines { TextField(string, value: $0, formatter: formatter, onEditingChanged: editing, onCommit: commit) }
        == (42, ["editing", "commit"]))
    #expect(lines { TextField("Pages", value: $0, formatter: formatter, onEditingChanged: editing) } == (42, ["editing"]))
    #expect(lines { TextField(string, value: $0, formatter: formatter, onEditingChanged: editing) } == (42, ["editing"]))
    #expect(lines { TextField("Pages", value: $0, formatter: formatter, onCommit: commit) } == (42, ["commit"]))
    #expect(lines { TextField(string, value: $0, formatter: formatter, onCommit: commit) } == (42, ["commit"]))
  }
}
