import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ListFactTests {
  @Test("selection moves nothing, and where a row goes the others close up at once (fact 76)") func selectionAndRemoval() {
    let shelf = Shelf()
    let screen = Screen { ShelfList(shelf: shelf) }
    let before = screen.nodes(.row).map(\.frame)

    shelf.selection = "Emma"
    screen.graph.update()
    #expect(screen.nodes(.row).map(\.frame) == before)
    shelf.titles.remove(at: 1)
    screen.graph.update()

    #expect(screen.nodes(.row).map(\.label) == ["Dune", "Faust"])
    #expect(screen.nodes(.row).map(\.frame) == Array(before.prefix(2)))
  }
}

@MainActor @Observable private final class Shelf {
  var titles = ["Dune", "Emma", "Faust"]
  var selection: String?
}

private struct ShelfList: View {
  @Bindable var shelf: Shelf

  var body: some View {
    List(shelf.titles, id: \.self, selection: $shelf.selection) { Text($0) }
  }
}
