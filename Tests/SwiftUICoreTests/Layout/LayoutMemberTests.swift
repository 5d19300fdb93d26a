import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

/// Does what a grid does, by calling each of its members.
private struct OverGrid: Layout {
  let base: GridLayout

  func makeCache(subviews: Subviews) -> GridLayout.Cache { base.makeCache(subviews: subviews) }
  func updateCache(_ cache: inout GridLayout.Cache, subviews: Subviews) { base.updateCache(&cache, subviews: subviews) }
  func spacing(subviews: Subviews, cache: inout GridLayout.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayout.Cache) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayout.Cache) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout GridLayout.Cache
  ) -> CGFloat? { base.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout GridLayout.Cache
  ) -> CGFloat? { base.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
}

/// Does what a layout of any type does, by calling each of its members.
private struct OverAny: Layout {
  let base: AnyLayout

  func makeCache(subviews: Subviews) -> AnyLayout.Cache { base.makeCache(subviews: subviews) }
  func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) { base.updateCache(&cache, subviews: subviews) }
  func spacing(subviews: Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) -> CGFloat? { base.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) -> CGFloat? { base.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
}

/// What the layouts that are values have and do.
@MainActor struct LayoutMemberTests {
  /// Where two boxes stand in a layout, beside a third one that aligns with guides of the first.
  private func frames(_ layout: some Layout) -> [CGRect?] {
    let graph = ViewGraph(CGSize(width: 200, height: 200))
    graph.mount(
      ZStack(alignment: Alignment(horizontal: .trailing, vertical: .lastTextBaseline)) {
        layout {
          box(20, 20).alignmentGuide(.trailing) { _ in 5 }.alignmentGuide(.lastTextBaseline) { _ in 3 }.probe("a")
          box(30, 40).probe("b")
        }
        box(10, 10).probe("c")
      })
    return ["a", "b", "c"].map { graph.probes[$0] }
  }

  @Test func aLayoutThatCallsAGridIsLikeIt() {
    let grid = GridLayout(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 6)

    #expect(frames(OverGrid(base: grid)) == frames(grid))
  }

  @Test func aLayoutThatCallsOneOfAnyTypeIsLikeTheOneInside() {
    let row = HStackLayout(alignment: .top, spacing: 5)

    #expect(frames(OverAny(base: AnyLayout(row))) == frames(row) && frames(AnyLayout(row)) == frames(row))
    #expect(frames(row) != frames(VStackLayout(spacing: 5)))
  }

  /// How far apart the boxes' origins are.
  private func step(_ layout: some Layout) -> CGPoint? {
    let frames = frames(layout)
    guard let a = frames[0], let b = frames[1] else { return nil }
    return CGPoint(x: b.minX - a.minX, y: b.minY - a.minY)
  }

  @Test func aRowAndAColumnHaveAnAlignmentAndASpacing() {
    var row = HStackLayout(alignment: .top, spacing: 5)
    var column = VStackLayout(alignment: .leading, spacing: 5)
    #expect(row.alignment == .top && row.spacing == 5 && step(row) == CGPoint(x: 25, y: 0))
    #expect(column.alignment == .leading && column.spacing == 5 && step(column) == CGPoint(x: 0, y: 25))

    row.alignment = .bottom
    row.spacing = 7
    column.alignment = .center
    column.spacing = 7

    #expect(step(row) == CGPoint(x: 27, y: -20) && step(column) == CGPoint(x: -5, y: 27))
  }

  @Test func layersHaveAnAlignment() {
    var layers = ZStackLayout(alignment: .topLeading)
    #expect(layers.alignment == .topLeading && step(layers) == .zero)

    layers.alignment = .bottom

    #expect(step(layers) == CGPoint(x: -5, y: -20) && ZStackLayout().alignment == .center)
  }

  @Test func aGridHasAnAlignmentAndSpacings() {
    var grid = GridLayout(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 6)
    #expect(grid.alignment == .topLeading && grid.horizontalSpacing == 5 && grid.verticalSpacing == 6)
    #expect(step(grid) == CGPoint(x: 0, y: 26))

    grid.verticalSpacing = 9
    grid.horizontalSpacing = nil
    grid.alignment = .bottomTrailing

    #expect(step(grid)?.y == 29 && GridLayout().alignment == .center && GridLayout().verticalSpacing == nil)
  }
}
