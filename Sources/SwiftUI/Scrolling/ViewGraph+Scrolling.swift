@_spi(Runtime) import SwiftUICore

extension ViewGraph {
  /// Scrolls whatever a node of the latest `semantics` stands in until it shows; answers whether the node is still there.
  ///
  /// Ids stay as they were; frames are new, so `semantics` must be asked again.
  @_spi(Runtime) public func scrollToReveal(_ id: Int) -> Bool {
    guard let target = layoutNode(withSemantics: id) else { return false }
    for node in sequence(first: target, next: \.parent) {
      guard let scrolling = node as? ScrollingNode, scrolling !== target else { continue }
      if scrolling.reveal(target) { update() }
    }
    return true
  }

  /// Makes every row of every list within reach, for a query that the rows in view did not answer.
  @_spi(Runtime) public func materializeAllRows() {
    // A row may hold a list of its own.
    while scrollingNodes(below: rootNode.reachableChildren).reduce(false, { $1.materializeAll() || $0 }) { update() }
  }

  /// Lets the rows go that `materializeAllRows` made and that are far from what is shown.
  @_spi(Runtime) public func releaseFarRows() {
    for node in scrollingNodes(below: [rootNode]) { node.releaseFarRows() }
    update()
  }

  private func scrollingNodes(below tops: [LayoutNode]) -> [ScrollingNode] {
    var found: [ScrollingNode] = []
    var pending = tops
    while let node = pending.popLast() {
      if let scrolling = node as? ScrollingNode { found.append(scrolling) }
      pending += node.visibleChildren
    }
    return found
  }
}
