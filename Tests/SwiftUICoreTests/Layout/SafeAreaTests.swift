import Foundation
import Observation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct SafeAreaTests {
  private func graph(_ view: some View, _ insets: EdgeInsets = EdgeInsets()) -> ViewGraph {
    let graph = ViewGraph(CGSize(width: 100, height: 200))
    graph.rootNode.safeAreaInsets = insets
    graph.mount(view)
    return graph
  }

  @Test("an inset keeps its edge free, with the default distance, as recorded: position/safe-area")
  func inset() {
    let probes = graph(
      VStack(spacing: 0) { Color.red.probe("content") }
        .safeAreaInset(edge: .bottom) { Color.red.frame(height: 30).probe("bar") }.probe("whole")
    ).probes

    #expect(probes["whole"] == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(probes["content"] == CGRect(x: 0, y: 0, width: 100, height: 162))
    #expect(probes["bar"] == CGRect(x: 0, y: 170, width: 100, height: 30))
  }

  @Test("content that ignores the safe area goes on under the inset, as recorded: position/safe-area (fact 53)")
  func ignoring() {
    let probes = graph(
      VStack(spacing: 0) { Color.red.probe("content") }.ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 30).probe("bar") }
    ).probes

    #expect(probes["content"] == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(probes["bar"] == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test func insetsAddUp() {
    let graph = graph(
      Color.red.ignoresSafeArea().probe("place").overlay { Color.blue.probe("safe") }
        .safeAreaInset(edge: .bottom, spacing: 0) { box(10, 20) }.safeAreaInset(edge: .bottom, spacing: 0) { box(10, 30) },
      EdgeInsets(top: 40, leading: 0, bottom: 10, trailing: 0))

    #expect(graph.probes["safe"] == CGRect(x: 0, y: 40, width: 100, height: 100))
    #expect(
      graph.displayList().items.first
        == .fill(.rectangle(CGRect(x: 0, y: 0, width: 100, height: 200)), Color.red.display))
  }

  @Test func anInsetStandsAtALeadingOrTrailingEdgeToo() {
    let probes = graph(
      Color.red.probe("content").safeAreaInset(edge: .leading, alignment: .top, spacing: 5) { box(20, 10).probe("bar") }
    ).probes

    #expect(probes["content"] == CGRect(x: 25, y: 0, width: 75, height: 200))
    #expect(probes["bar"] == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("only edges that touch the safe area are crossed (fact 54)") func onlyEdgesThatTouchTheSafeAreaAreCrossed() {
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 10, trailing: 0)

    #expect(
      graph(Color.red.probe("a").ignoresSafeArea(edges: .top), insets).probes["a"]
        == CGRect(x: 0, y: 0, width: 100, height: 190))
    #expect(
      graph(Color.red.probe("a").ignoresSafeArea().padding(.top, 10), insets).probes["a"]
        == CGRect(x: 0, y: 50, width: 100, height: 150))
    #expect(
      graph(Color.red.probe("a").ignoresSafeArea(.keyboard), insets).probes["a"]
        == CGRect(x: 0, y: 40, width: 100, height: 150))
  }

  @Test func whatIsMovedToAnEdgeCrossesItThen() {
    let model = Place()
    let graph = graph(Moved(model: model), EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0))
    #expect(graph.probes["a"] == CGRect(x: 0, y: 50, width: 100, height: 20))

    model.top = 0
    graph.update()

    #expect(graph.probes["a"] == CGRect(x: 0, y: 0, width: 100, height: 60))
  }
}

@MainActor @Observable private final class Place {
  var top: CGFloat = 10
}

private struct Moved: View {
  let model: Place

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: model.top)
      Color.red.probe("a").ignoresSafeArea().frame(height: 20)
      Color.blue
    }
  }
}
