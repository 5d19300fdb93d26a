/// One of the views that another view consists of.
///
/// - Gap: a subview that is shown twice stands where it was shown last.
public nonisolated struct Subview: PrimitiveView, Identifiable, @unchecked Sendable {
  let node: LayoutNode

  /// The same as long as the view stands in the tree.
  public var id: ID { ID(number: node.id) }

  public var containerValues: ContainerValues { ContainerValues(of: node) }

  public struct ID: Hashable, Sendable {
    let number: Int
  }

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(SubviewElement(view, inputs))
  }
}

extension Subview: SelfComparing {
  func isUnchanged(from old: Subview) -> Bool { node === old.node }
}

private final class SubviewElement: ViewElement<Subview> {
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(view.node) }
  override func rebuild() { nodesDidChange() }
}
