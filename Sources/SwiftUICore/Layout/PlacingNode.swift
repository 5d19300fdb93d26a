import Foundation

/// A wrapper that gives its content a proposal and a place of its own.
class PlacingNode: WrapperNode {
  final var layoutDirection = LayoutDirection.leftToRight

  /// What the content is proposed when this node is proposed `proposal`.
  func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Where the content stands, counted from the leading edge.
  func contentOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint { .zero }

  final override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let inner = contentProposal(proposal)
    let origin = contentOrigin(in: size, proposal)
    content.place(at: mirrored(origin, of: content.measure(inner), in: size), inner)
  }

  override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let guide = content.guide(key.key, contentProposal(proposal)) else { return nil }
    let origin = contentOrigin(in: size, proposal)
    return guide + (key.key.axis == .horizontal ? origin.x : origin.y)
  }

  /// The default spacing on the edges that this node moved away from its content's.
  final func spacing(resetting edges: Edge.Set) -> ViewSpacing {
    var spacing = content.spacing
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { spacing[edge] = .plain }
    return spacing
  }

  private func mirrored(_ origin: CGPoint, of inner: CGSize, in size: CGSize) -> CGPoint {
    layoutDirection == .leftToRight ? origin : CGPoint(x: size.width - origin.x - inner.width, y: origin.y)
  }
}

extension Alignment {
  /// Where `inner`'s origin is when its guides meet those of `outer`, counted from the leading edge.
  package func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint {
    CGPoint(x: outer[horizontal] - inner[horizontal], y: outer[vertical] - inner[vertical])
  }
}

extension ViewDimensions {
  /// A rectangle with no guides of its own.
  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) { _ in nil } }
}
