import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct AccessibilityElementTests {
  @Test func combinedTextsAreOneText() {
    let screen = ControlScreen(
      VStack {
        Text("Dune")
        Text("Frank Herbert")
      }
      .accessibilityElement(children: .combine))

    #expect(screen.lines == ["text \"Dune, Frank Herbert\""])
  }

  @Test func aCombinedViewDoesWhatItsFirstControlDoes() {
    let notes = Notes()
    let screen = ControlScreen(
      HStack {
        Text("Dune")
        Button("Buy") { notes.lines.append("bought") }
      }
      .accessibilityElement(children: .combine))

    screen.tap("Dune, Buy")

    #expect(notes.lines == ["bought"])
    #expect(screen.nodes.map(\.role) == [.button])
  }

  @Test func anElementWithoutChildrenIsWhatModifiersSay() {
    let screen = ControlScreen(
      HStack {
        Text("4")
        Text("★")
      }
      .accessibilityElement().accessibilityLabel("Four stars"))

    #expect(screen.lines == ["group \"Four stars\""])
  }
}
