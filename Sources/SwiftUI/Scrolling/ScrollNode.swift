import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// Fills its proposal along its axes and is as wide as its content across them (`scroll/vertical`, `scroll/narrow-content`).
final class ScrollNode: ScrollingNode, LazyViewport {
  package var axes = Axis.Set.vertical
  var isRightToLeft = false
  private var hasStarted = false

  var margins = EdgeInsets()
  var clipsContent = true
  private var lastMaximum = CGPoint.zero

  override var scrollAxes: Axis.Set { axes }
  override var contentInsets: EdgeInsets {
    isRightToLeft
      ? EdgeInsets(top: margins.top, leading: margins.trailing, bottom: margins.bottom, trailing: margins.leading) : margins
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let content = children.first?.measure(contentProposal(proposal)) ?? .zero
    let whole = CGSize(width: content.width + margins.horizontal, height: content.height + margins.vertical)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? whole.width : whole.width,
      height: axes.contains(.vertical) ? proposal.height ?? whole.height : whole.height)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    guard let content = children.first else { return contentSize = .zero }
    let inner = contentProposal(proposal)
    contentSize = content.measure(inner)
    keepAnchor()
    clampOffset()
    lastMaximum = maximumOffset
    content.place(at: contentOrigin, inner)
    guard let target, let frame = frameInside(of: target.node) else { return }
    let distance = distance(to: frame, target.anchor)
    contentOffset = CGPoint(x: contentOffset.x + distance.width, y: contentOffset.y + distance.height)
    clampOffset()
    content.place(at: contentOrigin, inner)
  }

  private var contentOrigin: CGPoint {
    let area = viewport
    let slack = CGSize(width: max(0, area.width - contentSize.width), height: max(0, area.height - contentSize.height))
    // Content that is shorter than the viewport starts at the reading direction's side.
    let standard = UnitPoint(x: isRightToLeft ? 1 : 0, y: 0)
    let anchor = anchor(for: .alignment) ?? standard
    return CGPoint(
      x: area.minX + anchor.x * slack.width - contentOffset.x, y: area.minY + anchor.y * slack.height - contentOffset.y)
  }

  /// Where the content starts, and what stays where it is when the content grows (`scroll/anchor-roles`).
  private func keepAnchor() {
    let maximum = maximumOffset
    if !hasStarted {
      hasStarted = true
      let anchor = anchor(for: .initialOffset) ?? UnitPoint(x: isRightToLeft ? 1 : 0, y: 0)
      contentOffset = CGPoint(x: anchor.x * maximum.x, y: anchor.y * maximum.y)
    } else if let anchor = anchor(for: .sizeChanges) {
      if contentOffset.x == anchor.x * lastMaximum.x { contentOffset.x = anchor.x * maximum.x }
      if contentOffset.y == anchor.y * lastMaximum.y { contentOffset.y = anchor.y * maximum.y }
    }
  }

  /// The content has become longer or shorter above what shows, which stays where it is.
  package func shift(by distance: CGFloat, along axis: Axis) {
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
    guard clipsContent else { return super.draw(into: &context, at: origin) }
    context.group(.pushClip(.rectangle(CGRect(origin: origin, size: size)))) { super.draw(into: &$0, at: origin) }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    builder.add(self, at: origin, role: .scrollView, actions: canScroll && isScrollEnabled ? [.scroll] : []) { inner in
      super.describe(into: &inner, at: origin)
      inner.nodes = hidingWhatIsOutside(inner.nodes, at: origin)
    }
  }
}
