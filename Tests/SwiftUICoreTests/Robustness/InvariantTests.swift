import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct InvariantTests {
  @Test func aTreeAtRestIsSound() {
    #expect(Screen(VStack { Text("a") }).graph._checkInvariants() == [])
  }

  @Test func whatWaitsForAnUpdateIsNoticed() {
    let screen = Screen(Marked())

    screen.graph.root?.childElements.first?.markDirty()

    #expect(screen.graph._checkInvariants() == ["Marked is dirty after the update"])
  }

  @Test func anAnswerThatIsOutOfDateIsNoticed() {
    let screen = Screen(Color.red.frame(width: 10, height: 10))

    (screen.graph.rootNode.children.first as? FrameNode)?.width = 20

    #expect(screen.graph._checkInvariants().contains { $0.hasPrefix("Frame remembers") })
  }

  @Test func aPlaceThatIsNoNumberIsNoticed() {
    let screen = Screen(Color.red.frame(width: 10, height: 10))

    _ = screen.graph.rootNode.children.first?.exchangeFrame(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))

    #expect(screen.graph._checkInvariants().contains { $0.hasPrefix("Frame in Root is at") })
  }
}

private struct Marked: View {
  var body: some View { Text("a") }
}
