/// Puts nodes of its own around those of its content; in a lazy collection as each row is made.
@MainActor package protocol NodeDecorator: AnyObject {
  /// What stands for `nodes` from here on; `row` is the lazy row that they belong to, where there is one.
  func decorate(_ nodes: [LayoutNode], in row: LazyRowNode?) -> [LayoutNode]

  /// The row is gone.
  func forget(_ row: LazyRowNode)
}

extension NodeDecorator {
  /// Decorates each node by `wrap`, except rows that are still to be made: those are decorated when they are.
  package func decorateEach(of nodes: [LayoutNode], _ wrap: (LayoutNode) -> LayoutNode) -> [LayoutNode] {
    nodes.map { node in
      guard let rows = node as? LazyRowsNode else { return wrap(node) }
      rows.decorators.append(self)
      return rows
    }
  }
}
