/// A view that shows what it makes of the parts of another.
nonisolated protocol TakingApart: PrimitiveView {
  associatedtype Whole: View
  associatedtype Content: View

  var whole: Whole { get }
  /// Whether marks stand between the parts where a section begins and ends.
  static var keepsSections: Bool { get }

  func content(of nodes: [LayoutNode]) -> Content
}

/// Data whose elements are known in the tree only.
protocol DataOfTree<Element, Content>: Collection {
  associatedtype Content: View

  /// The whole, taken apart into its elements with `content` for each.
  func apart(_ content: @escaping (Element) -> Content) -> AnyView
}

extension ForEach where Content: View {
  /// The element where the data are the parts of a view.
  @MainActor static func makeApartElement(_ view: Self, _ inputs: _ViewInputs) -> Element? {
    Data.self is any DataOfTree.Type ? PassThroughElement(view, content: \.apart, inputs) : nil
  }

  private var apart: AnyView { (data as! any DataOfTree<Data.Element, Content>).apart(content) }
}

/// Keeps the parts apart from the tree's nodes; only what is shown of them is laid out.
final class ApartElement<V: TakingApart>: ViewElement<V> {
  private var parts: PartsElement<V.Whole>!
  private var shown: ViewElement<V.Content>!

  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    var below = self.inputs
    below.isLazy = false
    below.stylesSections = false
    below.keepsSections = V.keepsSections
    parts = PartsElement(view.whole, below, self)
    shown = makeElement(of: content, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [parts, shown] }
  override func collectNodes(into nodes: inout [LayoutNode]) { shown.collectNodes(into: &nodes) }

  override func viewDidChange() {
    parts.update(to: view.whole)
    rebuild()
  }

  override func rebuild() { shown.update(to: content) }

  private var content: V.Content { recording { view.content(of: parts.nodes) } }
}

/// Holds the view that is taken apart.
private final class PartsElement<Whole: View>: Element {
  private var child: ViewElement<Whole>!
  private unowned let owner: Element

  init(_ view: Whole, _ inputs: _ViewInputs, _ owner: Element) {
    self.owner = owner
    super.init(inputs)
    child = makeElement(of: view, self.inputs)
    isStanding = true
  }

  override var childElements: [Element] { [child] }

  var nodes: [LayoutNode] {
    var nodes: [LayoutNode] = []
    child.collectNodes(into: &nodes)
    return nodes
  }

  func update(to view: Whole) { child.update(to: view) }

  override func childNodesDidChange() { owner.markDirty() }
}
