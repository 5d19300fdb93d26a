@_spi(Runtime) import SwiftUICore

extension LayoutNode {
  /// The first node of that kind at or below this one that is on the screen.
  func firstDescendant<Node: LayoutNode>(_ kind: Node.Type) -> Node? {
    if let node = self as? Node { return node }
    for child in visibleChildren {
      if let match = child.firstDescendant(kind) { return match }
    }
    return nil
  }
}
