import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Fills its proposal along its axes and is as wide as its content across them (`scroll/vertical`, `scroll/narrow-content`).
final class ScrollNode: ScrollingNode {
  var axes = Axis.Set.vertical
  var isRightToLeft = false
  private var hasStarted = false

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let content = children.first?.measure(contentProposal(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    guard let content = children.first else { return contentSize = .zero }
    let inner = contentProposal(proposal)
    contentSize = content.measure(inner)
    if !hasStarted, isRightToLeft { contentOffset.x = maximumOffset.x }
    hasStarted = true
    clampOffset()
    // Content that is shorter than the viewport starts at the reading direction's side.
    let slack = isRightToLeft ? max(0, size.width - contentSize.width) : 0
    content.place(at: CGPoint(x: slack - contentOffset.x, y: -contentOffset.y), inner)
    guard let target, let frame = frameInside(of: target.node) else { return }
    let distance = distance(to: frame, target.anchor)
    contentOffset = CGPoint(x: contentOffset.x + distance.width, y: contentOffset.y + distance.height)
    clampOffset()
    content.place(at: CGPoint(x: slack - contentOffset.x, y: -contentOffset.y), inner)
  }

  /// The content has become longer or shorter above what shows, which stays where it is.
  func shift(by distance: CGFloat, along axis: Axis) {
    if axis == .horizontal { contentOffset.x += distance } else { contentOffset.y += distance }
    layout.needsPlacement(self)
  }

  // MARK: Rows made on demand

  override func materializeAll() -> Bool {
    let lazies = Self.lazyNodes(below: self)
    var isAnyMade = false
    for lazy in lazies where lazy.makeAllRows() { isAnyMade = true }
    return isAnyMade
  }

  override func releaseFarRows() {
    for lazy in Self.lazyNodes(below: self) where lazy.keepsAllRows {
      lazy.keepsAllRows = false
      layout.needsPlacement(lazy)
    }
  }

  private static func lazyNodes(below top: LayoutNode) -> [LazyNode] {
    top.visibleChildren.flatMap { child -> [LazyNode] in
      if child is ScrollingNode { return [] }
      return ((child as? LazyNode).map { [$0] } ?? []) + lazyNodes(below: child)
    }
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    context.group(.pushClip(.rectangle(CGRect(origin: origin, size: size)))) { super.draw(into: &$0, at: origin) }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.add(self, at: origin, role: .scrollView, actions: canScroll ? [.scroll] : []) { inner in
      super.describe(into: &inner, at: origin)
      inner.nodes = hidingWhatIsOutside(inner.nodes, at: origin)
    }
  }
}
