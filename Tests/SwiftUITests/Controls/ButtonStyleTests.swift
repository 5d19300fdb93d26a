import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private struct Loud: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(isEnabled ? "on" : "off")
      Text(configuration.isPressed ? "pressed" : "still")
    }
  }
}

private struct Confirming: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("Really?")
      Button(configuration)
    }
  }
}

private struct TappedTwice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

@MainActor struct ButtonStyleTests {
  @Test func aStyleDrawsTheLabelItsOwnWay() {
    let screen = ControlScreen(Button("Save") {}.buttonStyle(Loud()))

    #expect(screen.texts == ["Save", "on", "still"])
  }

  @Test func aStyleReadsTheEnvironmentAtTheButton() {
    let screen = ControlScreen(Button("Save") {}.disabled(true).buttonStyle(Loud()))

    #expect(screen.texts == ["Save", "off", "still"])
  }

  @Test func theActionRunsWhateverTheStyle() {
    let notes = Notes()
    let screen = ControlScreen(Button("Save") { notes.lines.append("saved") }.buttonStyle(TappedTwice()))

    screen.tap("Save")

    #expect(notes.lines == ["saved"])
  }

  @Test func aStyleMayBuildOnTheButtonItWasGiven() {
    let screen = ControlScreen(Button("Delete") {}.buttonStyle(Confirming()))

    #expect(screen.texts == ["Really?", "Delete"])
    #expect(screen.lines == ["button \"Really?, Delete\""])
  }

  @Test func theInnermostStyleHolds() {
    let screen = ControlScreen(VStack { Button("Save") {}.buttonStyle(.plain) }.buttonStyle(Loud()))

    #expect(screen.texts == ["Save"])
    #expect(screen.ink == Color.primary.drawn)
  }

  @Test func aProminentButtonIsWhiteOnTheAccentColor() {
    let screen = ControlScreen(Button("Save") {}.buttonStyle(.borderedProminent))

    #expect(screen.ink == Color.white.drawn)
    guard case .fill(.roundedRectangle, let fill) = screen.graph.displayList().items.first else {
      Issue.record("no capsule is drawn first")
      return
    }
    #expect(fill == Color.accentColor.drawn)
  }
}
