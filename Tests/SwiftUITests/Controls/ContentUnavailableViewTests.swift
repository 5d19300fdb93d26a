import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

@MainActor struct ContentUnavailableViewTests {
  @Test func titleAndDescriptionAreFoundAndTheIconIsDrawn() {
    let screen = ControlScreen(
      ContentUnavailableView("No books", systemImage: "books.vertical", description: Text("Add one first.")))

    #expect(screen.lines == ["text \"No books\"", "text \"Add one first.\""])
    #expect(screen.symbols.map(\.name) == ["books.vertical"])
  }

  @Test func itStandsInTheMiddleOfAllTheRoom() {
    let screen = ControlScreen(
      VStack(spacing: 0) {
        ContentUnavailableView("No books", systemImage: "books.vertical")
        Text("below")
      })

    #expect(abs(screen.nodes[0].frame.midX - 160) <= 0.5)
    #expect(screen.nodes[1].frame.maxY == 480, "it leaves no more than it must to its neighbours")
  }

  @Test func actionsStandBelowAndWork() {
    let notes = Notes()
    let screen = ControlScreen(
      ContentUnavailableView {
        Label("Offline", systemImage: "wifi.slash")
      } description: {
        Text("The library can't be reached.")
      } actions: {
        Button("Try again") { notes.lines.append("again") }
      })

    screen.tap("Try again")

    #expect(notes.lines == ["again"])
    #expect(screen.nodes.map(\.frame.minY) == screen.nodes.map(\.frame.minY).sorted())
  }
}
