/// A modifier that puts a node of its own around each view it is applied to.
@MainActor package protocol WrappingModifier: ViewModifier where Body == Never {
  associatedtype Node: WrapperNode

  func makeNode(_ context: NodeContext) -> Node

  /// Brings `node` up to date with this modifier and with what it reads from `context`; answers whether layout may differ.
  func update(_ node: Node, _ context: NodeContext) -> Bool
}

extension WrappingModifier {
  public static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(WrappingElement(view, inputs))
  }
}

/// Wraps every node of its content: a modifier on a `Group` or a `ForEach` applies to each of their views.
private final class WrappingElement<Content: View, Modifier: WrappingModifier>: ViewElement<ModifiedContent<Content, Modifier>>,
  NodeDecorator
{
  private var content: ViewElement<Content>!
  private var modifier: Modifier
  private var wrappers = WrapperStore<Modifier.Node>()

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(view, inputs)
    content = makeElement(of: view.content, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var viewName: String { String(describing: Modifier.self) }
  override var childElements: [Element] { [content] }

  override func viewDidChange() {
    show(graph.isAnimating ? animated(view.modifier, from: modifier, show: showing) : view.modifier)
    content.update(to: view.content)
  }

  private func show(_ new: Modifier) {
    if ValueComparison.areEqual(modifier, new) { return rebuildIfDirty() }
    modifier = new
    rebuild()
  }

  /// Shows a modifier that is in between: also while the view, which has left the tree, is still drawn.
  private var showing: (Modifier) -> Void {
    let (nodes, context, layout) = (Array(wrappers.all), context, graph.layout)
    return { [weak self] new in
      if let self, isMounted { return show(new) }
      for node in nodes where new.update(node, context) { layout.needsLayout(node) }
    }
  }

  override func rebuild() {
    recording {
      let context = context
      for wrapper in wrappers.all {
        if updating(wrapper, { modifier.update(wrapper, context) }) { graph.layout.needsLayout(wrapper) }
      }
    }
  }

  private var context: NodeContext { NodeContext(self) }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    var inner: [LayoutNode] = []
    content.collectNodes(into: &inner)
    nodes += decorate(inner, in: nil)
  }

  func decorate(_ inner: [LayoutNode], in row: LazyRowNode?) -> [LayoutNode] {
    wrappers.wrap(inner, in: row, for: self, graph.layout, make: makeWrapper)
  }

  func forget(_ row: LazyRowNode) { wrappers.removeWrappers(in: row) }

  private func makeWrapper() -> Modifier.Node {
    // What the first update reads adds to what this element depends on.
    Recorder.record(for: self) {
      let context = context
      let wrapper = modifier.makeNode(context)
      _ = modifier.update(wrapper, context)
      return wrapper
    }
  }
}
