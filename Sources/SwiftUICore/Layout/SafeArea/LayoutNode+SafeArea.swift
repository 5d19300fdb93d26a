import Foundation

extension LayoutNode {
  /// What of the screen lies beyond those edges of this node that touch the edge of the safe area.
  final func touchingSafeAreaInsets(_ edges: Edge.Set = .all) -> EdgeInsets {
    guard let root, root.safeAreaInsets != EdgeInsets() else { return EdgeInsets() }
    let insets = root.safeAreaInsets
    let frame = screenFrame
    var touching = EdgeInsets()
    if edges.contains(.top), frame.minY <= insets.top { touching.top = insets.top }
    if edges.contains(.leading), frame.minX <= insets.leading { touching.leading = insets.leading }
    if edges.contains(.bottom), frame.maxY >= root.screenSize.height - insets.bottom { touching.bottom = insets.bottom }
    if edges.contains(.trailing), frame.maxX >= root.screenSize.width - insets.trailing { touching.trailing = insets.trailing }
    return touching
  }

  private var root: RootNode? {
    var node = self
    while let parent = node.parent { node = parent }
    return node as? RootNode
  }
}
