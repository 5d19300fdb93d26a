import Foundation
import SwiftUI
import Testing
import TopdownStage

private struct Noting: ButtonStyle {
  let notes: Notes
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(width: 100, height: 50)
      .onChange(of: configuration.isPressed) { notes.add($1 ? "pressed" : "let go") }
  }
}

@MainActor struct HoldTests {
  private let notes = Notes()

  private func stage() -> Stage {
    let notes = notes
    return Stage(Button("Play") { notes.add("played") }.buttonStyle(Noting(notes: notes)))
  }

  @Test func aFingerOnAButtonPressesItUntilItLeaves() throws {
    let stage = stage()

    try stage.button("Play").press(for: .milliseconds(300))

    #expect(Set(notes.lines) == ["pressed", "let go", "played"])
    #expect(notes.lines.first == "pressed")
  }

  @Test func aFingerThatMovesAwayLetsGoWithoutActing() throws {
    let stage = stage()

    try stage.button("Play").drag(by: CGVector(dx: 0, dy: 200))

    #expect(notes.lines == ["pressed", "let go"])
  }
}
