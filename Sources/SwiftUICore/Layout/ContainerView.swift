/// A view that arranges its content in one node of its own kind.
@MainActor package protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype Node: LayoutNode

  var content: Content { get }

  func makeNode(_ context: NodeContext) -> Node

  /// Brings `node` up to date with this view and with what it reads from `context`; answers whether layout may differ.
  func update(_ node: Node, _ context: NodeContext) -> Bool
}

extension ContainerView {
  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ContainerElement(view, inputs))
  }
}

private final class ContainerElement<V: ContainerView>: ViewElement<V> {
  private var node: V.Node!
  private var content: ViewElement<V.Content>!
  private var collector: NodeCollector!

  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    recording {
      let context = NodeContext(self)
      node = view.makeNode(context)
      _ = view.update(node, context)
    }
    // Before the content: that may tell of new nodes while it is made.
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in content.collectNodes(into: &nodes) }
    collector.setNeedsCollect()
    var below = self.inputs
    below.isLazy = false
    below.stackAxis = .vertical
    content = makeElement(of: view.content, below)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }

  override func viewDidChange() {
    rebuild()
    content.update(to: view.content)
  }

  override func rebuild() {
    let isLayoutChanged = recording { view.update(node, NodeContext(self)) }
    if isLayoutChanged { graph.layout.needsLayout(node) }
  }
}
