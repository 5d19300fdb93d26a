import Foundation
@_spi(Runtime) import SwiftUICore

/// A large title gives way once the content has been scrolled by more than its height, which then moves to the content, and is
/// back at the content's start (`ios/nav/scroll`).
extension NavigationContainerNode: FrameWatcher {
  func tellIfMoved() {
    guard isAttached else { return layout.unwatch(self) }
    nonisolated(unsafe) let node = self
    MainActor.assumeIsolated { node.followScrolling() }
  }

  @MainActor private func followScrolling() {
    guard model.isTitleLarge else { return }
    let scroll = scrollBelowBar(screens)
    if model.isTitleCollapsed {
      if scroll.map({ $0.contentOffset.y <= 0 }) ?? true { setCollapsed(false) }
    } else if let bar = top as? NavigationBarNode, let scroll, scroll.contentOffset.y > bar.collapsingHeight {
      setCollapsed(true, movingOn: scroll, by: bar.collapsingHeight)
    }
  }

  /// What shows stays where it is, and more of it shows.
  @MainActor private func setCollapsed(_ isCollapsed: Bool, movingOn scroll: ScrollingNode? = nil, by height: CGFloat = 0) {
    graph?.afterUpdate { [weak self, weak scroll] in
      guard let self, model.isTitleCollapsed != isCollapsed else { return }
      model.isTitleCollapsed = isCollapsed
      scroll?.shiftStart(by: -height)
    }
  }

  /// The first scroll view or list that starts where the bar ends.
  private func scrollBelowBar(_ nodes: [LayoutNode], _ start: CGFloat = 0) -> ScrollingNode? {
    for node in nodes {
      let y = start + node.origin.y
      guard node.isPlaced, abs(y - safeArea.minY) < 0.5 || y < safeArea.minY else { continue }
      if let scroll = node as? ScrollingNode, scroll.scrollAxes.contains(.vertical) { return scroll }
      if let found = scrollBelowBar(node.visibleChildren, y) { return found }
    }
    return nil
  }
}
