/// Takes a view apart and shows what is made of its parts.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(SubviewsElement(view, inputs))
  }
}

extension Group {
  /// Shows what `transform` makes of the views that `view` consists of.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(holding: GroupElementsOfContent(subviews: view, transform: transform))
  }
}

/// The views that a `ForEach` repeats, before it is known which those are.
public nonisolated struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, @unchecked Sendable {
  let base: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { fatalError("which views there are is known in the tree only") }
}

extension ForEach {
  /// A view for each of the views that `view` consists of.
  public nonisolated init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(holding: ForEachSubviewCollection(base: AnyView(view)), content: content, id: \.id)
  }
}

/// Data whose elements are known in the tree only.
protocol SubviewData {
  associatedtype Content: View
  var base: AnyView { get }
}

extension ForEachSubviewCollection: SubviewData {}

extension ForEach where Content: View {
  /// The element where the data are the parts of a view.
  @MainActor static func makeSubviewElement(_ view: Self, _ inputs: _ViewInputs) -> Element? {
    guard Data.self is any SubviewData.Type else { return nil }
    return PassThroughElement(view, content: \.apart, inputs)
  }

  private var apart: GroupElementsOfContent<AnyView, ForEach<SubviewsCollection, Subview.ID, Content>> {
    let content = content
    return GroupElementsOfContent(subviews: (data as! any SubviewData).base) { subviews in
      ForEach<SubviewsCollection, Subview.ID, Content>(
        holding: subviews, content: { content($0 as! Data.Element) }, id: { $0.id })
    }
  }
}

/// Keeps the parts apart from the tree's nodes; only what `transform` shows of them is laid out.
private final class SubviewsElement<Subviews: View, Content: View>: ViewElement<GroupElementsOfContent<Subviews, Content>> {
  private var parts: PartsElement<Subviews>!
  private var shown: ViewElement<Content>!

  override init(_ view: GroupElementsOfContent<Subviews, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    var below = self.inputs
    below.isLazy = false
    parts = PartsElement(view.subviews, below, self)
    shown = makeElement(of: content, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [parts, shown] }
  override func collectNodes(into nodes: inout [LayoutNode]) { shown.collectNodes(into: &nodes) }

  override func viewDidChange() {
    parts.update(to: view.subviews)
    rebuild()
  }

  override func rebuild() { shown.update(to: content) }

  private var content: Content {
    recording { view.transform(SubviewsCollection(subviews: parts.nodes.map { Subview(node: $0) })) }
  }
}

/// Holds the view that is taken apart.
private final class PartsElement<Subviews: View>: Element {
  private var child: ViewElement<Subviews>!
  private unowned let owner: Element

  init(_ view: Subviews, _ inputs: _ViewInputs, _ owner: Element) {
    self.owner = owner
    super.init(inputs)
    child = makeElement(of: view, self.inputs)
    isStanding = true
  }

  override var childElements: [Element] { [child] }

  var nodes: [LayoutNode] {
    var nodes: [LayoutNode] = []
    child.collectNodes(into: &nodes)
    return nodes.filter { !$0.isMark }
  }

  func update(to view: Subviews) { child.update(to: view) }

  override func childNodesDidChange() { owner.markDirty() }
}
