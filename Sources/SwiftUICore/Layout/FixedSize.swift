import Foundation

extension View {
  /// The view at its ideal size, whatever it is offered.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}

nonisolated struct FixedSizeModifier: WrappingModifier {
  let horizontal: Bool
  let vertical: Bool

  @MainActor func makeNode(_ context: NodeContext) -> FixedSizeNode { FixedSizeNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: FixedSizeNode, _ context: NodeContext) -> Bool {
    node.axes = []
    if horizontal { node.axes.insert(.horizontal) }
    if vertical { node.axes.insert(.vertical) }
    return true
  }
}

final class FixedSizeNode: PlacingNode {
  var axes: Axis.Set = []

  override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.measure(contentProposal(proposal)) }
}
