/// The top of the tree: it fills the screen with what the root view contributes.
final class RootElement<Root: View>: Element {
  private var child: ViewElement<Root>!
  private var collector: NodeCollector!

  init(_ view: Root, _ inputs: _ViewInputs) {
    super.init(inputs)
    let node: LayoutNode = graph.rootNode
    // Before the child: that may tell of new nodes while it is made.
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in
      child.collectNodes(into: &nodes)
      nodes += graph.layers as [LayoutNode]
    }
    collector.setNeedsCollect()
    child = makeElement(of: view, self.inputs)
  }

  override var viewName: String { String(describing: Root.self) }
  override var childElements: [Element] { [child] }
  override func childNodesDidChange() { collector.setNeedsCollect() }
}
