import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ScenePaddingTests {
  @Test func itIsSixteenPointsOnTheEdgesThatAreNamed() {
    let screen = Screen(Text("Title").frame(width: 50, height: 20).scenePadding(.horizontal).scenePadding(.minimum, edges: .top))

    #expect(screen.graph.rootNode.children.first?.size == CGSize(width: 82, height: 36))
  }

  @Test func itsKindsDiffer() {
    #expect(ScenePadding.minimum != .navigationBar)
  }
}
