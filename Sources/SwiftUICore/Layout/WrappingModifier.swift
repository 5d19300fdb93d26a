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
  /// By lazy row; those that stand in none are under nil.
  private var wrappers: [ObjectIdentifier?: [Modifier.Node]] = [:]

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    super.init(view, inputs)
    content = makeElement(of: view.content, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var viewName: String { String(describing: Modifier.self) }
  override var childElements: [Element] { [content] }

  override func viewDidChange() {
    if ValueComparison.areEqual(modifier, view.modifier) {
      rebuildIfDirty()
    } else {
      modifier = view.modifier
      rebuild()
    }
    content.update(to: view.content)
  }

  override func rebuild() {
    recording {
      let context = context
      for wrapper in wrappers.values.joined() where modifier.update(wrapper, context) { graph.layout.needsLayout(wrapper) }
    }
  }

  private var context: NodeContext { NodeContext(self) }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    var inner: [LayoutNode] = []
    content.collectNodes(into: &inner)
    nodes += decorate(inner, in: nil)
  }

  /// Keeps the wrapper of a node that stays, so that frames and caches stay with it.
  func decorate(_ inner: [LayoutNode], in row: LazyRowNode?) -> [LayoutNode] {
    let scope = row.map { ObjectIdentifier($0) }
    let old = wrappers[scope] ?? []
    if inner.isEmpty {
      wrappers[scope] = nil
      return []
    }
    var current: [Modifier.Node] = []
    let known = knownWrappers(old, isOnly: inner.count == 1)
    let decorated = decorateEach(of: inner) { node in
      let wrapper = known(node) ?? makeWrapper()
      wrapper.setChildren([node], graph.layout)
      current.append(wrapper)
      return wrapper
    }
    wrappers[scope] = current
    return decorated
  }

  func forget(_ row: LazyRowNode) { wrappers[ObjectIdentifier(row)] = nil }

  private func knownWrappers(_ old: [Modifier.Node], isOnly: Bool) -> (LayoutNode) -> Modifier.Node? {
    if isOnly, old.count == 1 { return { _ in old[0] } }
    let known = Dictionary(old.map { (ObjectIdentifier($0.content), $0) }, uniquingKeysWith: { first, _ in first })
    return { known[ObjectIdentifier($0)] }
  }

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
