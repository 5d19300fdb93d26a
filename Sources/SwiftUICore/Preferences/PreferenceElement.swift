/// The element of a modifier that has to do with preferences: the views below hand theirs to its scope.
class PreferenceElement<Content: View, Modifier: ViewModifier, Scope: PreferenceScope>: ModifiedElement<Content, Modifier> {
  private(set) final var scope: Scope!
  /// The nodes of the views that the modifier is applied to.
  private(set) final var contentNodes: [LayoutNode] = []

  override final func inputsOfContent() -> _ViewInputs {
    var below = inputs
    scope = Scope(self, in: below.preferences)
    below.preferences = scope
    return below
  }

  override final var preferenceScope: PreferenceScope? { scope }

  /// Screens that others cover keep their frames, and tell of them (`ios/nav/push`).
  override final var actsWhereCovered: Bool { true }

  override final var isOutOfView: Bool { contentNodes.first?.standsOutOfView ?? false }

  override func didMount() { scope.enter() }

  override func willUnmount() { scope.leave() }

  override final func collectNodes(into nodes: inout [LayoutNode]) {
    let first = nodes.count
    super.collectNodes(into: &nodes)
    contentNodes = nodes[first...].filter { !$0.isMark }
    contentNodesDidChange()
  }

  func contentNodesDidChange() {}

  /// One for each view, in a lazy collection for each that was made.
  final var contentViews: [LayoutNode] {
    contentNodes.flatMap { node in (node as? LazyRowsNode)?.made.flatMap(\.row.children) ?? [node] }
  }
}
