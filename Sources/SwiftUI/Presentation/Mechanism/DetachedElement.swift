import Foundation
@_spi(Runtime) import SwiftUICore

/// A view that belongs to the tree here and stands in the layout elsewhere, in a node that somebody else places.
final class DetachedElement<Content: View>: Element {
  let node: DetachedNode
  private var content: ViewElement<Content>!
  private var collector: NodeCollector!

  init(_ view: Content, _ inputs: _ViewInputs) {
    node = DetachedNode(id: inputs.graph.nextNodeID())
    super.init(inputs)
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in content.collectNodes(into: &nodes) }
    collector.setNeedsCollect()
    var below = self.inputs
    below.isLazy = false
    below.stackAxis = nil
    content = makeElement(of: view, below)
  }

  override var viewName: String { String(describing: Content.self) }
  override var childElements: [Element] { [content] }
  override func collectNodes(into nodes: inout [LayoutNode]) {}
  override func childNodesDidChange() { collector.setNeedsCollect() }

  func update(to view: Content) { content.update(to: view) }
}

/// Takes the size that it is proposed, with its views in the middle.
final class DetachedNode: LayoutNode {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { ScreenContents(children).sizeThatFits(proposal) }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    ScreenContents(children).place(in: CGRect(origin: .zero, size: size))
  }
}
