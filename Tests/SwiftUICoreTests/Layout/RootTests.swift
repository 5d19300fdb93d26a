import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct RootTests {
  @Test func severalViewsAtTheTopStandOneBelowTheOther() {
    let graph = ViewGraph(CGSize(width: 100, height: 100))

    graph.mount(
      Group {
        box(40, 20).probe("first")
        box(20, 20).probe("second")
      })

    #expect(graph.probes["first"] == CGRect(x: 30, y: 26, width: 40, height: 20))
    #expect(graph.probes["second"] == CGRect(x: 40, y: 54, width: 20, height: 20))
  }

  @Test func theSafeAreaIsWhatTheRootViewIsProposed() {
    let graph = ViewGraph(CGSize(width: 100, height: 100))
    graph.rootNode.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

    graph.mount(Color.red.probe("view"))

    #expect(graph.probes["view"] == CGRect(x: 0, y: 20, width: 100, height: 70))
  }

  @Test func anotherScreenSizeIsAnotherLayout() {
    let graph = ViewGraph(CGSize(width: 100, height: 100))
    graph.mount(VStack { Color.red.probe("view") })

    graph.size = CGSize(width: 50, height: 30)
    graph.update()

    #expect(graph.probes["view"] == CGRect(x: 0, y: 0, width: 50, height: 30))
  }

  // Behaviour 66: a Text given too little height keeps floor(height / line pitch) lines, at least one [Text.md].
  @Test(arguments: [(0.5, 1), (1.9, 1), (2.0, 2), (9.0, 3)])
  func aTextKeepsTheLinesThatFit(heightInLines: Double, lines: Int) {
    let pitch = TextMetrics.lineHeight(of: Font.body.resolve(EnvironmentValues()), pixel: 0.5)
    let graph = ViewGraph(CGSize(width: 200, height: 300))

    graph.mount(Text("one\ntwo\nthree").probe("text").frame(height: pitch * heightInLines))

    #expect(graph.probes["text"]?.height == pitch * CGFloat(lines))
  }

  // Behaviour 55: no default spacing beside a Spacer; 39: an empty ForEach is no child and takes no spacing.
  @Test func whatIsNotThereTakesNoSpacing() {
    let graph = ViewGraph(CGSize(width: 100, height: 100))

    graph.mount(
      VStack {
        box(10, 10).probe("first")
        ForEach(0..<0) { _ in box(10, 10) }
        EmptyView()
        if Bool(false) { box(10, 10) }
        box(10, 10).probe("second")
      })

    #expect((graph.probes["second"]?.minY ?? 0) - (graph.probes["first"]?.maxY ?? 0) == 8)
  }
}
