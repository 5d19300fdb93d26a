import SwiftUI
import Testing
import TopdownStage

/// Keys that mean the same in each app.
@MainActor struct KeyCommandTests {
  private let notes = Notes()

  @Test func arrowKeysMove() throws {
    let stage = Stage(Text("Board").focusable().onMoveCommand { notes.add("\($0)") })
    try stage.text("Board").focus()

    for key in [KeyEquivalent.upArrow, .rightArrow, .downArrow, .leftArrow] { try stage.press(key) }

    #expect(notes.lines == ["up", "right", "down", "left"])
  }

  @Test func escapeAndDeleteAreTheirCommands() throws {
    let stage = Stage(
      Text("Board").focusable().onExitCommand { notes.add("exit") }.onDeleteCommand { notes.add("delete") })
    try stage.text("Board").focus()

    try stage.press(.escape)
    try stage.press(.delete)

    #expect(notes.lines == ["exit", "delete"])
  }

  @Test func withoutAnActionAKeyGoesOutwards() throws {
    let stage = Stage(
      VStack { Text("Board").focusable().onExitCommand(perform: nil).onMoveCommand(perform: nil) }
        .onExitCommand { notes.add("outer exit") }.onMoveCommand { notes.add("outer \($0)") })
    try stage.text("Board").focus()

    try stage.press(.escape)
    try stage.press(.upArrow)

    #expect(notes.lines == ["outer exit", "outer up"])
  }

  @Test func anArrowKeyWithAModifierIsNoMove() throws {
    let stage = Stage(
      VStack { Text("Board").focusable().onMoveCommand { notes.add("move \($0)") } }
        .onKeyPress(.upArrow) {
          notes.add("key")
          return .handled
        })
    try stage.text("Board").focus()

    try stage.press(.upArrow, modifiers: .shift)

    #expect(notes.lines == ["key"])
  }
}
