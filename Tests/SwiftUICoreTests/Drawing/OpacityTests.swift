import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct OpacityTests {
  private func graph(_ view: some View) -> ViewGraph {
    let graph = ViewGraph(CGSize(width: 100, height: 80))
    graph.mount(view)
    return graph
  }

  @Test func aHalfTransparentViewIsDrawnInAGroup() {
    let items = graph(Rectangle().opacity(0.5)).displayList().items

    #expect(items.first == .pushOpacity(0.5))
    #expect(items.last == .pop)
    #expect(items.count == 3)
  }

  @Test func anOpaqueViewNeedsNoGroup() {
    #expect(graph(Rectangle().opacity(1)).displayList().items.count == 1)
  }

  @Test(arguments: [0, -1])
  func aTransparentViewIsNotDrawnAndNotVisibleAndKeepsItsPlace(opacity: Double) {
    let graph = graph(VStack(spacing: 0) { Text("There").opacity(opacity).probe("text") })

    #expect(graph.displayList().items == [])
    #expect(graph.semantics().children.map(\.label) == ["There"])
    #expect(graph.semantics().children.map(\.isVisible) == [false])
    #expect((graph.probes["text"]?.width ?? 0) > 0)
  }

  @Test func allOfAHiddenViewIsInvisible() {
    let graph = graph(
      VStack {
        Text("One"); Text("Two")
      }.hidden())

    #expect(graph.semantics().children.map(\.isVisible) == [false, false])
    #expect(graph.displayList().items == [])
  }

  @Test func aHigherIndexIsDrawnOverItsNeighbours() {
    let graph = graph(
      ZStack {
        Color.red.zIndex(2)
        Color.blue
        Color.green.zIndex(1)
        Color.yellow.zIndex(-1)
      })

    #expect(graph.displayList().fills.map(\.color) == [Color.yellow, .blue, .green, .red].map(\.display))
  }

  @Test func aClippedViewIsDrawnInsideItsShape() {
    let items = graph(box(40, 40).frame(width: 20, height: 20).clipShape(Circle())).displayList().items

    #expect(items.first == .pushClip(.ellipse(CGRect(x: 40, y: 30, width: 20, height: 20))))
    #expect(items.last == .pop)
  }
}
