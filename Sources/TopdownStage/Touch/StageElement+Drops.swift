import TopdownDisplay

extension StageElement {
  /// Drags it onto another element, and lets go there.
  ///
  /// What is inside a row, or around a text, is dragged and takes drops for it.
  public func drag(onto other: StageElement) throws { try drop(on: other) }

  /// Drags it between rows, before another one of a collection that takes drops.
  public func drag(before other: StageElement) throws { try drop(on: other, "before ") }

  /// Drags it between rows, behind another one of a collection that takes drops.
  public func drag(after other: StageElement) throws { try drop(on: other, "after ") }

  private func drop(on other: StageElement, _ side: String = "") throws {
    let source = try partTaking(.pickUp, "be dragged onto other elements")
    let target = try other.partTaking(.drop, "take what is dropped on it")
    try stage.perform(.drop, on: target, argument: side + "\(source.id)")
  }

  /// The node itself, the first one inside, or the nearest one around that can do that.
  private func partTaking(_ action: SemanticsAction, _ verb: String) throws -> SemanticsNode {
    let node = try reachable()
    if let inside = node.first(where: { $0.actions.contains(action) }) { return inside }
    var around: SemanticsNode?
    func search(_ top: SemanticsNode, nearest: SemanticsNode?) {
      let nearest = top.actions.contains(action) ? top : nearest
      if top.id == node.id { around = nearest }
      for child in top.children { search(child, nearest: nearest) }
    }
    search(stage.semantics, nearest: nil)
    guard let around else {
      throw StageError.unable(ScreenText.name(node), action: verb, abilities: node.abilities)
    }
    return around
  }
}
