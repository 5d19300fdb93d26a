import Foundation

/// A node that keeps a part of itself free of what it arranges, unless that asks for it.
@_spi(Runtime) public protocol SafeAreaProvider: LayoutNode {
  /// What is safe, in the node's own coordinates.
  var safeArea: CGRect { get }
}

extension LayoutNode {
  /// How far this node reaches beyond its frame when it goes on over those edges that touch the edge of a safe area.
  package final func touchingSafeAreaInsets(_ edges: Edge.Set = .all) -> EdgeInsets {
    let own = CGRect(origin: .zero, size: size)
    var frame = own
    var distance = CGPoint.zero
    var node = self
    while let parent = node.parent {
      frame = frame.offsetBy(dx: node.origin.x, dy: node.origin.y)
      distance = distance + node.origin
      if let provider = parent as? any SafeAreaProvider {
        frame = frame.extended(over: edges, from: provider.safeArea, to: CGRect(origin: .zero, size: parent.size))
      }
      node = parent
    }
    frame = frame.offsetBy(dx: -distance.x, dy: -distance.y)
    return EdgeInsets(
      top: own.minY - frame.minY, leading: own.minX - frame.minX, bottom: frame.maxY - own.maxY,
      trailing: frame.maxX - own.maxX)
  }
}

extension CGRect {
  /// Goes on to the edge of `bounds` where it touches or crosses that of `safeArea`.
  fileprivate func extended(over edges: Edge.Set, from safeArea: CGRect, to bounds: CGRect) -> CGRect {
    func reaches(_ edge: Edge.Set, _ isTouching: Bool) -> Bool { edges.contains(edge) && isTouching }
    let top = reaches(.top, minY <= safeArea.minY) ? min(minY, bounds.minY) : minY
    let leading = reaches(.leading, minX <= safeArea.minX) ? min(minX, bounds.minX) : minX
    let bottom = reaches(.bottom, maxY >= safeArea.maxY) ? max(maxY, bounds.maxY) : maxY
    let trailing = reaches(.trailing, maxX >= safeArea.maxX) ? max(maxX, bounds.maxX) : maxX
    return CGRect(x: leading, y: top, width: trailing - leading, height: bottom - top)
  }
}

extension RootNode: SafeAreaProvider {
  public var safeArea: CGRect {
    CGRect(
      x: safeAreaInsets.leading, y: safeAreaInsets.top, width: screenSize.width - safeAreaInsets.horizontal,
      height: screenSize.height - safeAreaInsets.vertical)
  }
}
