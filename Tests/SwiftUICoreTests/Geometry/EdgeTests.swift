import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct EdgeTests {
  /// Where a point of color stands with 10 points of padding at some edges of a screen of 100 by 100.
  private func frame(paddedAt edges: Edge.Set) -> CGRect? { small(Color.red.padding(edges, 10)).frames.first }

  @Test func anEdgeIsPaddedByItself() {
    #expect(frame(paddedAt: .top) == CGRect(x: 0, y: 10, width: 100, height: 90))
    #expect(frame(paddedAt: .bottom) == CGRect(x: 0, y: 0, width: 100, height: 90))
    #expect(frame(paddedAt: .leading) == CGRect(x: 10, y: 0, width: 90, height: 100))
    #expect(frame(paddedAt: .trailing) == CGRect(x: 0, y: 0, width: 90, height: 100))
  }

  @Test func aSetOfOneEdgeIsMadeOfIt() {
    let edges: [Edge] = [Edge.top, Edge.leading, Edge.bottom, Edge.trailing]

    #expect(edges.map { Edge.Set($0) } == [.top, .leading, .bottom, .trailing])
    #expect(Edge.allCases == edges)
  }

  @Test func insetsTellEachEdge() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

    #expect(small(Color.red.padding(insets)).frames == [CGRect(x: 2, y: 1, width: 94, height: 96)])
    #expect(insets.leading == 2 && insets.trailing == 4)
  }

  @Test func edgesOfOneAxisAreSetsOfTheirOwn() {
    let horizontal: HorizontalEdge.Set = [HorizontalEdge.Set.leading, HorizontalEdge.Set.trailing]
    let vertical: VerticalEdge.Set = [VerticalEdge.Set.top, VerticalEdge.Set.bottom]

    #expect(horizontal == HorizontalEdge.Set.all && HorizontalEdge.Set.leading != HorizontalEdge.Set.trailing)
    #expect(vertical == VerticalEdge.Set.all && VerticalEdge.Set.top != VerticalEdge.Set.bottom)
    #expect(HorizontalEdge.allCases.map { HorizontalEdge.Set($0) } == [.leading, .trailing])
    #expect(VerticalEdge.allCases.map { VerticalEdge.Set($0) } == [.top, .bottom])
  }

  @Test func axesAreASetToo() {
    let axes: Axis.Set = [.horizontal, .vertical]

    #expect(axes.contains(.horizontal) && axes.contains(.vertical) && !Axis.Set.horizontal.contains(.vertical))
  }
}
