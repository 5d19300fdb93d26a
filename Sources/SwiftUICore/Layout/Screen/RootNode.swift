import Foundation
import TopdownDisplay

/// The screen: it proposes its size to the root view and centres what is smaller. Layers lie over the root view.
@_spi(Runtime) public final class RootNode: LayoutNode {
  public var screenSize = CGSize.zero
  public var safeAreaInsets = EdgeInsets()

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { screenSize }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    ScreenContents(children.filter { !($0 is ScreenLayerNode) }).place(in: safeArea)
    for layer in layers { layer.place(at: .zero, ProposedViewSize(screenSize)) }
  }

  func placeIfNeeded() { place(at: .zero, ProposedViewSize(screenSize)) }

  public override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    for child in reachableChildren { child.describe(into: &builder, at: origin + child.origin) }
  }
}

// MARK: - Layers

extension RootNode {
  /// What lies over the root view, the newest on top.
  package var layers: [ScreenLayerNode] { children.compactMap { $0 as? ScreenLayerNode } }

  private var firstReachable: Int { children.lastIndex { ($0 as? ScreenLayerNode)?.isModal ?? false } ?? 0 }

  /// The topmost modal layer with what lies over it; all where there is none.
  package var reachableChildren: [LayoutNode] { Array(children[firstReachable...]) }

  /// What lies under the topmost modal layer.
  package var coveredChildren: [LayoutNode] { Array(children[..<firstReachable]) }
}
