/// What one datum of a lazy collection shows, while somebody needs it.
final class LazyRowElement<Content: View>: Element {
  let node: LazyRowNode
  private var makeContent: () -> Content
  private var content: ViewElement<Content>!
  private var collector: NodeCollector!

  init(_ inputs: _ViewInputs, id: AnyHashable, in rows: LazyRowsNode, _ makeContent: @escaping () -> Content) {
    self.makeContent = makeContent
    node = LazyRowNode(id: inputs.graph.nextNodeID())
    super.init(inputs)
    node.explicitID = id
    collector = NodeCollector(graph, for: node) { [unowned self, unowned rows] nodes in
      content.collectNodes(into: &nodes)
      for node in nodes where node.explicitID == nil { node.explicitID = id }
      for decorator in rows.decorators { nodes = decorator.decorate(nodes, in: node) }
    }
    content = makeElement(of: recording(makeContent), self.inputs)
    collector.collectNow()
  }

  override var viewName: String { String(describing: Content.self) }
  override var childElements: [Element] { [content] }
  // The row is made when it is needed, and all that it holds with it.
  override var staticRows: StaticRows? { nil }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }

  func update(_ makeContent: @escaping () -> Content) {
    self.makeContent = makeContent
    rebuild()
  }

  override func rebuild() {
    content.update(to: recording(makeContent))
  }
}
