import Foundation

extension View {
  /// Moves what the view shows, in points, and not the place it takes.
  public nonisolated func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}

nonisolated struct OffsetModifier: WrappingModifier {
  var offset: CGSize

  @MainActor func makeNode(_ context: NodeContext) -> OffsetNode { OffsetNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: OffsetNode, _ context: NodeContext) -> Bool {
    node.offset = offset
    return true
  }
}

final class OffsetNode: WrapperNode {
  var offset = CGSize.zero

  override var placesOverTime: Bool { true }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: CGPoint(x: offset.width, y: offset.height), proposal)
  }
}
