import Foundation

/// How a shape of a fixed ratio meets the space it is given.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

extension View {
  /// Proposes a size of the ratio width to height, inside or around what is proposed; the ideal size's ratio where it is nil.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// As large as fits into what is proposed, in the ratio of the view's ideal size.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As small as covers what is proposed, in the ratio of the view's ideal size.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

nonisolated struct AspectRatioModifier: WrappingModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  @MainActor func makeNode(_ context: NodeContext) -> AspectRatioNode { AspectRatioNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: AspectRatioNode, _ context: NodeContext) -> Bool {
    node.ratio = ratio
    node.mode = mode
    return true
  }
}

final class AspectRatioNode: PlacingNode {
  var ratio: CGFloat?
  var mode = ContentMode.fit

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = content.measure(.unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return .unspecified
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isBoundByWidth = mode == .fit ? width / ratio <= height : width / ratio >= height
      return isBoundByWidth
        ? ProposedViewSize(width: width, height: width / ratio) : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.measure(contentProposal(proposal)) }
}
