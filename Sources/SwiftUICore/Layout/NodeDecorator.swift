/// Puts nodes of its own around those of its content; in a lazy collection as each row is made.
@MainActor package protocol NodeDecorator: AnyObject {
  /// What stands for `nodes` from here on; `row` is the lazy row that they belong to, where there is one.
  func decorate(_ nodes: [LayoutNode], in row: LazyRowNode?) -> [LayoutNode]

  /// The row is gone.
  func forget(_ row: LazyRowNode)
}
