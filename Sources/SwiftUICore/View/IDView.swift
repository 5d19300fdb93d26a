extension View {
  /// Ties the view's identity to `id`: another id makes a new view with new state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IDModifier(id: id)) }
}

public nonisolated struct _IDModifier<ID: Hashable>: ViewModifier {
  public typealias Body = Never

  let id: ID

  @MainActor public static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(IDElement(view, inputs))
  }
}

private final class IDElement<Content: View, ID: Hashable>: ViewElement<ModifiedContent<Content, _IDModifier<ID>>> {
  private var id: ID
  private var child: ViewElement<Content>!

  override init(_ view: ModifiedContent<Content, _IDModifier<ID>>, _ inputs: _ViewInputs) {
    id = view.modifier.id
    super.init(view, inputs)
    child = makeElement(of: view.content, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [child] }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    let first = nodes.count
    super.collectNodes(into: &nodes)
    for node in nodes[first...] { node.explicitID = AnyHashable(id) }
  }

  override func rebuild() {
    if view.modifier.id == id { return child.update(to: view.content) }
    id = view.modifier.id
    let old = child
    // The new view appears before the old one disappears, and without a transition after it: as recorded from Apple's (IDView).
    if old.map(hasNoTransition) ?? false { old?.unmount() }
    child = makeElement(of: view.content, inputs)
    if let old { remove(old) }
    didInsert(child)
    nodesDidChange()
  }
}
