/// The element of a lazy stack or grid: the collections directly below make their views on demand.
final class LazyElement<V: View, Node: LazyNode, Content: View>: ViewElement<V> {
  private let node: Node
  private let contentPath: KeyPath<V, Content>
  private let configure: @MainActor (V, Node) -> Void
  private var content: ViewElement<Content>!
  private var collector: NodeCollector!

  init(
    _ view: V, _ node: Node, content: KeyPath<V, Content>, _ inputs: _ViewInputs,
    configure: @escaping @MainActor (V, Node) -> Void
  ) {
    self.node = node
    contentPath = content
    self.configure = configure
    super.init(view, inputs)
    configure(view, node)
    readDirection()
    var below = self.inputs
    below.isLazy = true
    below.stylesSections = false
    below.stackAxis = node.axis
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in
      self.content.collectNodes(into: &nodes)
      self.node.staticRows.didCollect(nodes)
    }
    collector.setNeedsCollect()
    self.content = makeElement(of: view[keyPath: content], below)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }
  override var staticRows: StaticRows? { node.staticRows }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }

  override func viewDidChange() {
    rebuildIfDirty()
    configure(view, node)
    graph.layout.needsLayout(node)
    content.update(to: view[keyPath: contentPath])
  }

  override func rebuild() {
    readDirection()
    graph.layout.needsLayout(node)
  }

  private func readDirection() {
    recording { node.isRightToLeft = EnvironmentValues(reading: environment).layoutDirection == .rightToLeft }
  }
}
