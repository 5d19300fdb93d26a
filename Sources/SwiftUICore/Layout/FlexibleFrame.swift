import Foundation

extension View {
  /// A frame between limits, in points.
  ///
  /// With a maximum it grows to what is proposed, up to that maximum, even around rigid content; a minimum alone makes nothing
  /// grow beyond it. The ideal length answers a proposal that leaves the dimension open.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        width: FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }
}

/// The limits of one dimension.
struct FlexibleLength: Equatable, Sendable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  var isSet: Bool { min != nil || ideal != nil || max != nil }

  func contentProposal(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map { clamp($0, min ?? -.infinity, max ?? .infinity) }
  }

  /// The length around content that chose `inner`.
  func length(_ proposal: CGFloat?, around inner: CGFloat) -> CGFloat {
    if proposal == nil, let ideal { return clamp(ideal, min ?? -.infinity, max ?? .infinity) }
    // Where a limit is left out, the content's own length stands in for it.
    let least = min ?? Swift.min(inner, max ?? .infinity)
    let most = max ?? Swift.max(inner, min ?? -.infinity)
    return clamp(proposal ?? inner, least, most)
  }

  /// The minimum wins over a smaller maximum.
  private func clamp(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    Swift.max(least, Swift.min(length, most))
  }
}

nonisolated struct FlexibleFrameModifier: WrappingModifier {
  let width: FlexibleLength
  let height: FlexibleLength
  let alignment: Alignment

  @MainActor func makeNode(_ context: NodeContext) -> FlexibleFrameNode { FlexibleFrameNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: FlexibleFrameNode, _ context: NodeContext) -> Bool {
    node.width = width
    node.height = height
    node.alignment = alignment
    node.layoutDirection = context.environment.layoutDirection
    return true
  }
}

final class FlexibleFrameNode: PlacingNode {
  var width = FlexibleLength()
  var height = FlexibleLength()
  var alignment = Alignment.center

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.contentProposal(proposal.width), height: height.contentProposal(proposal.height))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content.measure(contentProposal(proposal))
    return CGSize(
      width: width.length(proposal.width, around: inner.width), height: height.length(proposal.height, around: inner.height))
  }

  override func contentOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    alignment.origin(of: content.dimensions(contentProposal(proposal)), in: ViewDimensions(size))
  }

  override func makeSpacing() -> ViewSpacing {
    var edges: Edge.Set = []
    if width.isSet { edges.formUnion(.horizontal) }
    if height.isSet { edges.formUnion(.vertical) }
    return spacing(resetting: edges)
  }
}
