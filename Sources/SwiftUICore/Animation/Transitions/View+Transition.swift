extension View {
  /// How the view comes and goes when it enters or leaves the tree in a transaction with an animation.
  ///
  /// - Gap: a view that goes disappears at once, and is only drawn until its transition is over.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: ErasedTransition(transition: t)))
  }

  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}

nonisolated struct TransitionModifier<T: Transition>: ViewModifier {
  typealias Body = Never

  let transition: T

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(TransitionElement(view, inputs))
  }
}

/// Something that is told when its views come and go.
@MainActor protocol TransitionHost: AnyObject {
  var isIdentity: Bool { get }
  func enter()
  func leave()
}

/// Shows the content as the transition has it in the phase that it is in.
private final class TransitionElement<Content: View, T: Transition>: ViewElement<ModifiedContent<Content, TransitionModifier<T>>>,
  TransitionHost, NodeDecorator
{
  private var child: ViewElement<T.Body>!
  private var phase = TransitionPhase.identity
  private var wrappers = WrapperStore<TransitionNode>()

  override init(_ view: ModifiedContent<Content, TransitionModifier<T>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = makeElement(of: shown, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [child] }
  override func rebuild() { child.update(to: shown) }

  private var shown: T.Body {
    recording { view.modifier.transition.body(content: PlaceholderContentView(view.content), phase: phase) }
  }

  var isIdentity: Bool { view.modifier.transition.isIdentity }

  func enter() {
    // From how it would stand before, on which no animation has a say.
    Transaction(animation: nil).perform { show(.willAppear) }
    show(.identity)
  }

  func leave() { show(.didDisappear) }

  private func show(_ new: TransitionPhase) {
    phase = new
    rebuild()
  }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    var inner: [LayoutNode] = []
    child.collectNodes(into: &inner)
    nodes += decorate(inner, in: nil)
  }

  func decorate(_ inner: [LayoutNode], in row: LazyRowNode?) -> [LayoutNode] {
    wrappers.wrap(inner, in: row, for: self, graph.layout) { TransitionNode(id: graph.nextNodeID(), self) }
  }

  func forget(_ row: LazyRowNode) { wrappers.removeWrappers(in: row) }
}

/// Marks a view as one that comes and goes in a transition.
final class TransitionNode: WrapperNode {
  private weak var element: (any TransitionHost)?

  init(id: Int, _ element: any TransitionHost) {
    self.element = element
    super.init(id: id)
  }

  /// The transitions of the view that a node stands for, outermost first.
  static func hosts(of node: LayoutNode) -> [any TransitionHost] {
    var hosts: [any TransitionHost] = []
    var current = node
    while let wrapper = current as? WrapperNode {
      if let host = (wrapper as? TransitionNode)?.element { hosts.append(host) }
      current = wrapper.content
    }
    return hosts
  }
}
