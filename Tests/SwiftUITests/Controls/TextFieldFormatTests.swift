import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private let english = Locale(identifier: "en_US")

/// A field over a value whose writes are noted.
@MainActor private final class Amount<Value> {
  var value: Value
  let notes = Notes()

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> {
    Binding(get: { self.value }) {
      self.value = $0
      self.notes.lines.append("\($0)")
    }
  }
}

@MainActor struct TextFieldFormatTests {
  @Test func aFormatWithoutALocaleOfItsOwnIsWrittenInThatOfTheScreen() {
    let field = TextField("Price", value: .constant(1234.5), format: .currency(code: "EUR"))

    #expect(ControlScreen(field.environment(\.locale, Locale(identifier: "de_DE"))).nodes[0].value == "1.234,50\u{A0}€")
    #expect(ControlScreen(field.environment(\.locale, Locale(identifier: "en_US"))).nodes[0].value == "€1,234.50")
  }

  @Test func eachEditThatParsesIsWritten() {
    let amount = Amount(5)
    let screen = ControlScreen(TextField("Pages", value: amount.binding, format: .number.locale(english)))

    for key in ["1", "2", "x"] { screen.perform(.insertText, on: "Pages", key) }

    #expect(amount.notes.lines == ["51", "512"])
    #expect(screen.texts == ["512x"])
  }

  @Test func submittingShowsTheValueAsItIsWritten() {
    let amount = Amount(0)
    let screen = ControlScreen(TextField("Pages", value: amount.binding, format: .number.locale(english)))

    screen.type("1234\n", into: "Pages")

    #expect(amount.notes.lines == ["1234"])
    #expect(screen.texts == ["1,234"])
  }

  @Test func submittingWhatCanNotBeParsedBringsTheValueBack() {
    let amount = Amount(7)
    let screen = ControlScreen(TextField("Pages", value: amount.binding, format: .number.locale(english)))

    screen.type("many\n", into: "Pages")

    #expect(amount.notes.lines == [])
    #expect(screen.texts == ["7"])
  }

  @Test func anEmptyTextIsNilWhereTheValueMayBeMissing() {
    let amount = Amount(Int?.some(7))
    let screen = ControlScreen(TextField("Pages", value: amount.binding, format: .number.locale(english)))

    screen.type("", into: "Pages")

    #expect(amount.notes.lines == ["nil"])
    #expect(screen.texts == ["Pages"])
  }

  @Test func aFormatterParsesWhenSubmitted() {
    let amount = Amount(7)
    let formatter = NumberFormatter()
    formatter.locale = english
    let screen = ControlScreen(TextField("Pages", value: amount.binding, formatter: formatter))

    screen.type("12", into: "Pages")
    let typed = amount.value
    screen.perform(.insertText, on: "Pages", "\n")

    #expect(typed == 7)
    #expect(amount.value == 12)
  }

  @Test func editingBeginsWithTheFirstKeyAndEndsWithTheSubmission() {
    let notes = Notes()
    var text = ""
    let screen = ControlScreen(
      TextField(
        "Title", text: Binding(get: { text }, set: { text = $0 }),
        onEditingChanged: { notes.lines.append($0 ? "begin" : "end") }, onCommit: { notes.lines.append("commit") }))

    for key in ["a", "b", "\n"] { screen.perform(.insertText, on: "Title", key) }

    #expect(notes.lines == ["begin", "end", "commit"])
    #expect(text == "ab")
  }

  @Test func aVerticalFieldGrowsAndKeepsLineBreaks() {
    var text = ""
    let screen = ControlScreen(
      TextField("Title", text: Binding(get: { text }, set: { text = $0 }), axis: .vertical).onSubmit { text = "submitted" })

    screen.perform(.insertText, on: "Title", "a\n")

    #expect(text == "a\n")
    let long = ControlScreen(
      TextField("Title", text: .constant(String(repeating: "long ", count: 40)), axis: .vertical))
    #expect(long.nodes[0].frame.height > 44)
  }
}
