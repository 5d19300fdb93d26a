/// A view that is one node and holds no other view.
@MainActor package protocol LeafView: PrimitiveView {
  associatedtype Node: LayoutNode

  func makeNode(_ context: NodeContext) -> Node

  /// Brings `node` up to date with this view and with what it reads from `context`; answers whether layout may differ.
  func update(_ node: Node, _ context: NodeContext) -> Bool
}

/// What the maker of a node can read; the reads are recorded.
@MainActor package struct NodeContext {
  public var graph: ViewGraph { inputs.graph }
  public let environment: EnvironmentValues
  /// The axis of the stack around, where there is one.
  public let stackAxis: Axis?
  /// For a node that makes elements later.
  public let inputs: _ViewInputs

  init(_ element: Element) {
    inputs = element.inputs
    environment = EnvironmentValues(reading: element.environment)
    stackAxis = inputs.stackAxis
  }

  public func nextNodeID() -> Int { graph.nextNodeID() }
}

extension LeafView {
  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafElement(view, inputs))
  }
}

private final class LeafElement<V: LeafView>: ViewElement<V> {
  private var node: V.Node!

  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    recording {
      let context = NodeContext(self)
      node = view.makeNode(context)
      _ = view.update(node, context)
    }
  }

  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }

  override func rebuild() {
    let isLayoutChanged = recording { updating(node) { view.update(node, NodeContext(self)) } }
    if isLayoutChanged { graph.layout.needsLayout(node) }
  }
}
