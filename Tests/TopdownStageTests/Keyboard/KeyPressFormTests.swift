import SwiftUI
import Testing
import TopdownStage

/// Which keys, and which of what happens to them, a view is told of.
@MainActor struct KeyPressFormTests {
  /// What a view is told when "x" is pressed with Shift, and goes up again; who is further out takes the key in any case.
  private func told(_ listen: (AnyView, Notes) -> some View) throws -> [String] {
    let notes = Notes()
    let stage = Stage(
      listen(AnyView(Text("Board").focusable()), notes).onKeyPress("x", phases: .down) { _ in .handled })
    try stage.text("Board").focus()
    try stage.press("x", modifiers: .shift)
    return notes.lines
  }

  @Test func aViewIsToldOfThePhasesThatItAsksFor() throws {
    func phases(_ phases: KeyPress.Phases) throws -> [String] {
      try told { view, notes in
        view.onKeyPress(phases: phases) { press in
          notes.add("\(press.phase)")
          return KeyPress.Result.handled
        }
      }
    }

    #expect(try phases(.down) == ["[down]"] && phases(.up) == ["[up]"] && phases(.all) == ["[down]", "[up]"])
    #expect(try phases(.repeat) == [] && phases([.repeat, .up]) == ["[up]"])
    #expect(KeyPress.Phases.all == [.down, .repeat, .up])
  }

  @Test func aKeyTellsItsModifiers() throws {
    let lines = try told { view, notes in
      view.onKeyPress("x", phases: .down) { press in
        notes.add("\(press.key.character) \(press.modifiers == .shift)")
        return .handled
      }
    }

    #expect(lines == ["x true"])
  }

  @Test func whatIsIgnoredGoesOutwards() throws {
    func outer(_ result: KeyPress.Result) throws -> [String] {
      try told { view, notes in
        view.onKeyPress("x") { result }.onKeyPress { press in
          notes.add("outer \(press.phase)")
          return .handled
        }
      }
    }

    #expect(try outer(.ignored) == ["outer [down]"] && outer(.handled) == [])
  }
}
