import Foundation

/// The first of its views whose ideal size fits what is proposed, or the last where none does (`layout/view-that-fits`).
///
/// The others stand ready, with their state, but have not appeared.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View where Content: View {
  public typealias Body = Never

  /// Only the lengths along `axes` have to fit.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.init(axes: axes, content: content())
  }

  public var body: Never { fatalError("ViewThatFits is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ViewThatFitsElement(view, inputs))
  }
}

extension ViewThatFits: Sendable where Content: Sendable {}

private final class ViewThatFitsElement<Content: View>: ViewElement<ViewThatFits<Content>> {
  private let node: ViewThatFitsNode
  private var content: ViewElement<Content>!
  private var collector: NodeCollector!
  /// Whether the content is several views, each with a scope of its own.
  private var isList = false
  private var scopes: [PresenceScope] = []
  private let outer: PresenceScope?

  override init(_ view: ViewThatFits<Content>, _ inputs: _ViewInputs) {
    node = ViewThatFitsNode(id: inputs.graph.nextNodeID())
    outer = inputs.presence
    super.init(view, inputs)
    node.axes = view.axes
    node.choose = { [unowned self] in choose($0) }
    // Before the content: that may tell of new nodes while it is made.
    collector = NodeCollector(graph, for: node) { [unowned self] in collect(into: &$0) }
    collector.setNeedsCollect()
    var below = self.inputs
    below.isLazy = false
    let single = PresenceScope(in: outer)
    below.presence = single
    content = makeElement(of: view.content, below)
    isList = !scopes.isEmpty
    if isList { single.end() } else { scopes = [single] }
  }

  override var skipsEqualValues: Bool { false }
  override var viewName: String { "ViewThatFits" }
  override var childElements: [Element] { [content] }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }
  override func willUnmount() { for scope in scopes { scope.end() } }

  override func inputsOfListed(_ inputs: _ViewInputs) -> _ViewInputs {
    var inputs = inputs
    let scope = PresenceScope(in: outer)
    scopes.append(scope)
    inputs.presence = scope
    return inputs
  }

  override func viewDidChange() {
    if node.axes != view.axes {
      node.axes = view.axes
      graph.layout.needsLayout(node)
    }
    content.update(to: view.content)
  }

  private func collect(into nodes: inout [LayoutNode]) {
    var owners: [Int] = []
    let listed: [Element] = isList ? content.childElements : [content]
    for (index, element) in listed.enumerated() {
      element.collectNodes(into: &nodes)
      owners += Array(repeating: index, count: nodes.count - owners.count)
    }
    node.owners = owners
  }

  private func choose(_ index: Int?) {
    // The new view appears before the old one disappears, as with `id` (`IDElement`).
    for (offset, scope) in scopes.enumerated() where offset == index { scope.setChosen(true) }
    for (offset, scope) in scopes.enumerated() where offset != index { scope.setChosen(false) }
  }
}
