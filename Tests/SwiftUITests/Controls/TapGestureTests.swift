import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct TapGestureTests {
  @Test func aTextCanBeTappedAndStaysAText() {
    let notes = Notes()
    let screen = ControlScreen(Text("Dune").onTapGesture { notes.lines.append("tapped") })

    screen.tap("Dune")

    #expect(notes.lines == ["tapped"])
    #expect(screen.nodes.map(\.role) == [.text])
  }

  @Test func eachTextInsideTakesTheTapAndAButtonKeepsItsOwn() {
    let notes = Notes()
    let screen = ControlScreen(
      HStack {
        Text("Dune")
        Button("Buy") { notes.lines.append("bought") }
      }
      .onTapGesture { notes.lines.append("opened") })

    screen.tap("Dune")
    screen.tap("Buy")

    #expect(notes.lines == ["opened", "bought"])
  }

  @Test func aColorCanBeTapped() {
    let notes = Notes()
    let screen = ControlScreen(Color.red.onTapGesture { notes.lines.append("tapped") }.accessibilityLabel("Cover"))

    screen.tap("Cover")

    #expect(notes.lines == ["tapped"])
  }

  @Test func whatIsDisabledTakesNoTaps() {
    let notes = Notes()
    let screen = ControlScreen(Text("Dune").onTapGesture { notes.lines.append("tapped") }.disabled(true))

    screen.tap("Dune")

    #expect(notes.lines == [])
    #expect(screen.nodes[0].isEnabled == false)
  }
}
