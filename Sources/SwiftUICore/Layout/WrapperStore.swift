/// The wrappers that a decorator put around nodes; a node that stays keeps its wrapper, with its frame and caches.
@MainActor package struct WrapperStore<Wrapper: WrapperNode> {
  /// By lazy row; those that stand in none are under nil.
  private var wrappers: [ObjectIdentifier?: [Wrapper]] = [:]

  package init() {}

  package var all: some Sequence<Wrapper> { wrappers.values.joined() }

  package mutating func removeWrappers(in row: LazyRowNode) { wrappers[ObjectIdentifier(row)] = nil }

  /// Wraps each node; rows that are still to be made sign `decorator` up instead, and marks stay bare.
  package mutating func wrap(
    _ nodes: [LayoutNode], in row: LazyRowNode?, for decorator: some NodeDecorator, _ layout: LayoutPass,
    make: () -> Wrapper
  ) -> [LayoutNode] {
    let scope = row.map { ObjectIdentifier($0) }
    let known = known(in: scope, isOnly: nodes.count == 1)
    var current: [Wrapper] = []
    let wrapped = nodes.map { node -> LayoutNode in
      if let rows = node as? LazyRowsNode {
        rows.addDecorator(decorator)
        return rows
      }
      if node.isMark { return node }
      let wrapper = known(node) ?? make()
      wrapper.setContent(node, layout)
      current.append(wrapper)
      return wrapper
    }
    wrappers[scope] = current.isEmpty ? nil : current
    return wrapped
  }

  private func known(in scope: ObjectIdentifier?, isOnly: Bool) -> (LayoutNode) -> Wrapper? {
    let old = wrappers[scope] ?? []
    if isOnly, old.count == 1 { return { _ in old[0] } }
    let known = Dictionary(old.map { (ObjectIdentifier($0.content), $0) }, uniquingKeysWith: { first, _ in first })
    return { known[ObjectIdentifier($0)] }
  }
}
