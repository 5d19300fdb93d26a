import Foundation

extension View {
  /// Centres the view at a point of the whole space that is proposed, which it takes.
  public nonisolated func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}

nonisolated struct PositionModifier: WrappingModifier {
  let position: CGPoint

  @MainActor func makeNode(_ context: NodeContext) -> PositionNode { PositionNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: PositionNode, _ context: NodeContext) -> Bool {
    node.position = position
    node.layoutDirection = context.environment.layoutDirection
    return true
  }
}

final class PositionNode: PlacingNode {
  var position = CGPoint.zero

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    return proposal.replacingUnspecifiedDimensions(by: content.measure(proposal))
  }

  override func contentOrigin(in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    let inner = content.measure(proposal)
    return CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2)
  }

  override func makeSpacing() -> ViewSpacing { spacing(resetting: .all) }
}
