import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

/// A menu of the rows of a list.
@MainActor struct SelectionMenuTests {
  private final class Notes {
    var lines: [String] = []
  }

  private let notes = Notes()

  private func screen(selection: Set<String>? = nil, isEditing: Bool = false, opens: Bool = true) -> Screen {
    Screen {
      List(selection: selection.map { Binding.constant($0) }) {
        ForEach(["Dune", "Emma", "Momo"], id: \.self) { Text($0) }
        Text("no value").selectionDisabled().tag(7)
      }
      .environment(\.editMode, .constant(isEditing ? .active : .inactive))
      .contextMenu(forSelectionType: String.self) { titles in
        Button("Delete \(titles.sorted().joined(separator: " "))") { notes.lines.append("deleted \(titles.sorted())") }
      } primaryAction: { titles in
        if opens { notes.lines.append("opened \(titles.sorted())") }
      }
    }
  }

  @Test func aRowThatIsPressedLongOpensItsMenu() {
    let screen = screen()

    screen.perform(.longPress, on: screen.node(.row, "Emma"))
    let shown = screen.shown(.button)
    screen.perform(.activate, on: screen.node(.button, "Delete Emma"))

    #expect(shown == ["Delete Emma"])
    #expect(notes.lines == ["deleted [\"Emma\"]"])
  }

  @Test func aSelectedRowOpensTheMenuOfTheWholeSelection() {
    let screen = screen(selection: ["Dune", "Momo"])

    screen.perform(.longPress, on: screen.node(.row, "Momo"))

    #expect(screen.shown(.button) == ["Delete Dune Momo"])
  }

  @Test func aRowBesideTheSelectionOpensItsOwn() {
    let screen = screen(selection: ["Dune"])

    screen.perform(.longPress, on: screen.node(.row, "Emma"))

    #expect(screen.shown(.button) == ["Delete Emma"])
  }

  @Test func aTapDoesThePrimaryActionExceptWhileTheListIsEdited() {
    let resting = screen(selection: [])
    resting.perform(.activate, on: resting.node(.row, "Dune"))
    let editing = screen(selection: [], isEditing: true)
    editing.perform(.activate, on: editing.node(.row, "Emma"))

    #expect(notes.lines == ["opened [\"Dune\"]"])
  }

  @Test func aRowWhoseValueHasAnotherTypeHasNoMenu() {
    let screen = screen()

    #expect(screen.node(.row, "no value")?.actions.contains(.longPress) == false)
    #expect(screen.node(.row, "Dune")?.actions.contains(.longPress) == true)
  }
}
