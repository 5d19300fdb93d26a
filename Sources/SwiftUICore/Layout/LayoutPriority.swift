extension View {
  /// Views of a higher priority choose their length in a stack first; the others keep their minimum.
  public nonisolated func layoutPriority(_ value: Double) -> some View { modifier(LayoutPriorityModifier(priority: value)) }
}

nonisolated struct LayoutPriorityModifier: WrappingModifier {
  let priority: Double

  @MainActor func makeNode(_ context: NodeContext) -> LayoutPriorityNode { LayoutPriorityNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: LayoutPriorityNode, _ context: NodeContext) -> Bool {
    node.priority = priority
    node.tellsNewTraits = true
    return true
  }
}

final class LayoutPriorityNode: WrapperNode {
  var priority = 0.0

  override var layoutPriority: Double { priority }
}
