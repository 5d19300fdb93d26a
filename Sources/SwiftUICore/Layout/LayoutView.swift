import Foundation

/// A view whose content is arranged by a layout.
@_spi(Runtime) public nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  public nonisolated init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LayoutElement(view, layout: \.layout, content: \.content, inputs))
  }
}

/// The element of any view that arranges its content by a layout.
@_spi(Runtime) public final class LayoutElement<V: View, L: Layout, Content: View>: ViewElement<V> {
  private let layout: KeyPath<V, L>
  private let contentPath: KeyPath<V, Content>
  private let node: LayoutContainerNode<L>
  private var content: ViewElement<Content>!
  private var collector: NodeCollector!
  /// Where the layout's value decides whether it is a stack, not its type.
  private var changingAxis: ChangingAxis?

  public init(_ view: V, layout: KeyPath<V, L>, content: KeyPath<V, Content>, _ inputs: _ViewInputs) {
    self.layout = layout
    contentPath = content
    node = LayoutContainerNode(id: inputs.graph.nextNodeID(), view[keyPath: layout])
    super.init(view, inputs)
    var below = self.inputs
    below.stackAxis = L.layoutProperties.stackOrientation
    if let orienting = node.layout as? any OrientingLayout {
      let axis = ChangingAxis(orienting.stackOrientation)
      changingAxis = axis
      below.stackOrientation = .changing(axis)
    }
    below.isLazy = false
    readDirection()
    // Before the content: that may tell of new nodes while it is made.
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in self.content.collectNodes(into: &nodes) }
    collector.setNeedsCollect()
    self.content = makeElement(of: view[keyPath: content], below)
  }

  public override var skipsEqualValues: Bool { false }
  public override var childElements: [Element] { [content] }
  public override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  public override func childNodesDidChange() { collector.setNeedsCollect() }

  public override func viewDidChange() {
    rebuildIfDirty()
    let new = view[keyPath: layout]
    if graph.isAnimating {
      show(animated(new, from: node.layout) { [weak self] in self?.show($0) })
      node.isChangingOverTime = graph.timeline.running(for: self) != nil
    } else {
      show(new)
    }
    content.update(to: view[keyPath: contentPath])
  }

  private func show(_ new: L) {
    if ValueComparison.areEqual(node.layout, new) { return }
    node.layout = new
    graph.layout.needsLayout(node)
    if let changingAxis { changingAxis.axis = (new as? any OrientingLayout)?.stackOrientation }
  }

  public override func rebuild() {
    readDirection()
    graph.layout.needsLayout(node)
  }

  private func readDirection() {
    recording { node.layoutDirection = EnvironmentValues(reading: environment).layoutDirection }
  }
}

/// Runs a layout over its children.
@_spi(Runtime) public final class LayoutContainerNode<L: Layout>: LayoutNode {
  var layout: L
  var layoutDirection = LayoutDirection.leftToRight
  var isChangingOverTime = false
  private var cache: L.Cache?
  private var needsCacheUpdate = false

  init(id: Int, _ layout: L) {
    self.layout = layout
    super.init(id: id)
  }

  public override var viewName: String { String(describing: L.self) }
  public override var placesOverTime: Bool { isChangingOverTime }

  private func subviews(mirroredIn width: CGFloat? = nil) -> LayoutSubviews {
    let mirrored = layoutDirection == .rightToLeft ? width : nil
    return LayoutSubviews(children.map { LayoutSubview(node: $0, mirroredWidth: mirrored) }[...], layoutDirection)
  }

  private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
    var current = cache ?? layout.makeCache(subviews: subviews)
    if cache != nil, needsCacheUpdate { layout.updateCache(&current, subviews: subviews) }
    needsCacheUpdate = false
    defer { cache = current }
    return body(&current)
  }

  public override func layoutInputsDidChange() { needsCacheUpdate = true }

  public override func absorb(_ changes: [ChangedChild]) -> Bool {
    func absorb<Stack: StackingLayout>(_: Stack.Type) -> Bool {
      unsafeDowncast(self, to: LayoutContainerNode<Stack>.self).absorbInStack(changes)
    }
    guard answersNoGuide, let stack = L.self as? any StackingLayout.Type else { return false }
    return absorb(stack)
  }

  public override func placeAbsorbed(_ changes: [ChangedChild]) {
    func place<Stack: StackingLayout>(_: Stack.Type) -> Bool {
      unsafeDowncast(self, to: LayoutContainerNode<Stack>.self).placeInStack(changes)
    }
    if let stack = L.self as? any StackingLayout.Type, place(stack) { return }
    placeChildren(in: size, proposal)
  }

  /// Changes the cache in place, where there is one that is up to date.
  func withKnownCache(_ body: (L, inout L.Cache) -> Bool) -> Bool {
    guard !needsCacheUpdate, cache != nil else { return false }
    return body(layout, &cache!)
  }

  public override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let subviews = subviews()
    return withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let subviews = subviews(mirroredIn: size.width)
    withCache(subviews) {
      layout.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &$0)
    }
    // A view that the layout forgot stands in the middle, as documented for `placeSubviews`.
    for subview in subviews where !subview.node.isPlaced {
      subview.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
    }
  }

  public override func isTouched(at point: CGPoint) -> Bool { false }

  public override func makeSpacing() -> ViewSpacing {
    let subviews = subviews()
    return withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  public override func explicitGuide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let subviews = subviews()
    let bounds = CGRect(origin: .zero, size: size)
    return withCache(subviews) { cache in
      switch key.key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }
}
