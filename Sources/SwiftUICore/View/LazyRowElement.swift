/// A row that exists while somebody needs it.
final class LazyRowElement<Content: View>: Element {
  private let node: LazyRowNode
  private var makeContent: () -> Content
  private var content: ViewElement<Content>?
  private var collector: NodeCollector!

  init(_ inputs: _ViewInputs, id: AnyHashable, _ makeContent: @escaping () -> Content) {
    self.makeContent = makeContent
    node = LazyRowNode(id: inputs.graph.nextNodeID())
    super.init(inputs)
    node.explicitID = id
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in content?.collectNodes(into: &nodes) }
    node.materializeContent = { [unowned self] in materialize() }
    node.releaseContent = { [unowned self] in release() }
  }

  override var viewName: String { String(describing: Content.self) }
  override var childElements: [Element] { content.map { [$0] } ?? [] }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }

  func update(_ makeContent: @escaping () -> Content) {
    self.makeContent = makeContent
    content?.update(to: makeContent())
  }

  private func materialize() {
    guard content == nil else { return }
    var below = inputs
    below.isLazy = false
    content = recording { makeElement(of: makeContent(), below) }
    collector.collectNow()
  }

  override func rebuild() {
    guard let content else { return }
    recording { content.update(to: makeContent()) }
  }

  private func release() {
    guard let old = content else { return }
    content = nil
    old.unmount()
    collector.collectNow()
  }
}
