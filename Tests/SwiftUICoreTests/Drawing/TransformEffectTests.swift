import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct TransformEffectTests {
  private func graph(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> ViewGraph {
    let graph = ViewGraph(CGSize(width: 60, height: 40), layoutDirection: direction)
    graph.mount(view)
    return graph
  }

  private func transform(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> DisplayTransform? {
    if case .pushTransform(let transform) = graph(view, direction).displayList().items.first { transform } else { nil }
  }

  @Test func aTurnIsMadeAroundTheAnchor() throws {
    let turn = try #require(transform(Color.red.rotationEffect(.degrees(90), anchor: .center)))

    #expect(abs(turn.tx - 50) < 0.001 && abs(turn.ty - -10) < 0.001, "the centre, 30, 20, stays where it is")
    #expect(abs(turn.b - 1) < 0.001 && abs(turn.c - -1) < 0.001, "clockwise")
  }

  @Test func aScaleLeavesTheAnchorWhereItIs() {
    #expect(
      transform(Color.red.scaleEffect(2, anchor: .bottomTrailing))
        == DisplayTransform(a: 2, b: 0, c: 0, d: 2, tx: -60, ty: -40))
  }

  @Test func whatIsScaledToNothingIsNotDrawn() {
    #expect(graph(Color.red.scaleEffect(0)).displayList().items == [])
  }

  @Test func whatIsNotTransformedOpensNoGroup() {
    #expect(transform(Color.red.rotationEffect(.zero)) == nil)
  }

  @Test func aViewThatFlipsIsDrawnAsInAMirrorFromRightToLeft() {
    let flipping = Color.red.flipsForRightToLeftLayoutDirection(true)

    #expect(transform(flipping) == nil)
    #expect(transform(flipping, .rightToLeft) == DisplayTransform(a: -1, b: 0, c: 0, d: 1, tx: 60, ty: 0))
    #expect(transform(Color.red.flipsForRightToLeftLayoutDirection(false), .rightToLeft) == nil)
  }

  @Test func whatIsTransformedIsFoundWhereItShows() throws {
    let semantics = graph(Text("a").frame(width: 20, height: 20).scaleEffect(2, anchor: .center)).semantics()

    let text = try #require(semantics.children.first)
    #expect(abs(text.frame.midX - 30) < 0.001 && abs(text.frame.midY - 20) < 0.001)
    let plain = try #require(graph(Text("a")).semantics().children.first)
    #expect(abs(text.frame.width - plain.frame.width * 2) < 0.001)
  }
}
