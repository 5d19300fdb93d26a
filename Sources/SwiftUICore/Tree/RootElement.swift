/// The top of the tree: it fills the screen with what the root view contributes.
final class RootElement<Root: View>: Element {
  private var child: ViewElement<Root>!
  private var collector: NodeCollector!

  init(_ view: Root, _ inputs: _ViewInputs) {
    super.init(inputs)
    child = makeElement(of: view, self.inputs)
    let node: LayoutNode = graph.rootNode
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in child.collectNodes(into: &nodes) }
    collector.setNeedsCollect()
  }

  override var viewName: String { String(describing: Root.self) }
  override var childElements: [Element] { [child] }
  override func childNodesDidChange() { collector.setNeedsCollect() }
}
