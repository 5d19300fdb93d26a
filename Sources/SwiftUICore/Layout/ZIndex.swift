extension View {
  /// Draws the view over its neighbours of a lower index, and under those of a higher one.
  public nonisolated func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(index: value)) }
}

nonisolated struct ZIndexModifier: WrappingModifier {
  let index: Double

  @MainActor func makeNode(_ context: NodeContext) -> ZIndexNode { ZIndexNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ZIndexNode, _ context: NodeContext) -> Bool {
    node.index = index
    return false
  }
}

final class ZIndexNode: WrapperNode {
  var index = 0.0

  override var zIndex: Double { index }
}
