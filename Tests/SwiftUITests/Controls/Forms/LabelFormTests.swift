import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Each way to write a label, a labelled value and a group with a title.
@MainActor struct LabelFormTests {
  private let string = "Books"

  @Test func aLabelHasATitleAndASymbolInEachForm() {
    let screens = [
      ControlScreen(Label("Books", systemImage: "book")), ControlScreen(Label(string, systemImage: "book")),
      ControlScreen(
        Label {
          Text("Books")
        } icon: {
          Image(systemName: "book")
        }),
    ]

    for screen in screens { #expect(screen.texts == ["Books"] && screen.symbols.map(\.name) == ["book"]) }
  }

  @Test func aLabelledValueIsWrittenInEachForm() {
    #expect(ControlScreen(LabeledContent("Books", value: "3")).texts == ["Books", "3"])
    #expect(ControlScreen(LabeledContent(string, value: string)).texts == ["Books", "Books"])
    #expect(ControlScreen(LabeledContent("Books", value: 3, format: .number)).texts == ["Books", "3"])
    #expect(ControlScreen(LabeledContent(string, value: 3, format: .number)).texts == ["Books", "3"])
    #expect(ControlScreen(LabeledContent("Books") { Text("3") }).texts == ["Books", "3"])
    #expect(ControlScreen(LabeledContent(string) { Text("3") }).texts == ["Books", "3"])
  }

  @Test func aBoxHasATitleInEachForm() {
    #expect(ControlScreen(GroupBox("Books") { Text("Dune") }).texts == ["Books", "Dune"])
    #expect(ControlScreen(GroupBox(string) { Text("Dune") }).texts == ["Books", "Dune"])
    #expect(ControlScreen(GroupBox { Text("Dune") }).texts == ["Dune"])
    #expect(
      ControlScreen(
        GroupBox {
          Text("Dune")
        } label: {
          Text("Books")
        }
      ).texts == ["Books", "Dune"])
    #expect(ControlScreen(GroupBox(label: Text("Books")) { Text("Dune") }).texts == ["Books", "Dune"])
  }

  @Test func whatIsThereInsteadOfContentHasASymbolAndADescription() {
    let key = ControlScreen(ContentUnavailableView("No books", systemImage: "book", description: Text("Add some.")))
    let text = ControlScreen(ContentUnavailableView(string, systemImage: "book", description: Text("Add some.")))

    #expect(key.texts == ["No books", "Add some."] && text.texts == ["Books", "Add some."])
    #expect(key.symbols.map(\.name) == ["book"] && text.symbols.map(\.name) == ["book"])
  }

  @Test func whatASearchDidNotFindIsNamed() {
    #expect(ControlScreen(ContentUnavailableView.search(text: "Dune")).texts.contains { $0.contains("Dune") })
  }
}
