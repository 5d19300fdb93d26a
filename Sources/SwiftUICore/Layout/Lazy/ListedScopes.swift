/// The scopes of views that stand side by side, where a lazy container lists them.
@MainActor package struct ListedScopes {
  private let rows: StaticRows?
  private var scopes: [PresenceScope] = []

  /// For the views below `parent`.
  package init(below parent: Element) { rows = parent.inputs.isLazy ? parent.staticRows : nil }

  /// What the next view is given.
  package mutating func inputs(from inputs: _ViewInputs) -> _ViewInputs {
    if rows == nil { return inputs }
    var inputs = inputs
    let scope = PresenceScope(in: inputs.presence)
    scopes.append(scope)
    inputs.presence = scope
    return inputs
  }

  /// Collects from the views, in the order in which they were given their inputs.
  package func collectNodes(of index: Int, _ element: Element, into nodes: inout [LayoutNode]) {
    let first = nodes.count
    element.collectNodes(into: &nodes)
    if let rows { rows.note(nodes[first...], of: scopes[index]) }
  }

  package func end() { for scope in scopes { scope.end() } }
}
