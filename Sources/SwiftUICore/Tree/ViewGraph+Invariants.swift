import Foundation

extension ViewGraph {
  /// What is wrong with the tree between two updates, for tests; nothing where all is well.
  ///
  /// - Complexity: each answer that a node remembers is made again.
  public func _checkInvariants() -> [String] {
    var checker = InvariantChecker()
    if let root { checker.check(root, below: nil) }
    checker.check(rootNode)
    checker.expect(layout.isClean, "the layout is not done")
    checker.expect(rootNode.isAttached, "the screen is not attached to itself")
    return checker.violations
  }
}

private struct InvariantChecker {
  private(set) var violations: [String] = []
  private var numbers: Set<Int> = []
  private var nodes: Set<ObjectIdentifier> = []

  mutating func expect(_ holds: Bool, _ violation: @autoclosure () -> String) {
    if !holds { violations.append(violation()) }
  }

  // MARK: Elements

  @MainActor mutating func check(_ element: Element, below parent: Element?) {
    let name = element.viewName
    expect(numbers.insert(element.number).inserted, "\(name) stands in the tree twice")
    expect(element.isMounted, "\(name) stands in the tree and is not mounted")
    expect(!element.isDirty, "\(name) is dirty after the update")
    expect(element.parent === parent, "\(name) does not know its parent")
    expect(element.depth == (parent?.depth ?? -1) + 1, "\(name) does not know its depth")
    for child in element.childElements { check(child, below: element) }
  }

  // MARK: Nodes

  mutating func check(_ node: LayoutNode) {
    let name = node.viewName
    expect(nodes.insert(ObjectIdentifier(node)).inserted, "the node of \(name) stands in the tree twice")
    for child in node.children {
      expect(child.parent === node, "the node of \(child.viewName) does not know that it stands in \(name)")
      check(child)
    }
    // The screen answers with its size, whatever it is asked.
    for violation in node is RootNode ? [] : node.wrongAnswers { expect(false, "\(name) \(violation)") }
    for child in node.visibleChildren where node.isPlaced && child.isPlaced {
      expect(!child.needsPlacement, "\(child.viewName) in \(name) is still to be placed")
      expect(child.size.isNumber && child.origin.isNumber, "\(child.viewName) in \(name) is at \(child.origin), \(child.size)")
    }
  }
}

extension CGSize {
  fileprivate var isNumber: Bool { !width.isNaN && !height.isNaN }
}

extension CGPoint {
  fileprivate var isNumber: Bool { !x.isNaN && !y.isNaN }
}
