import Foundation

extension View {
  /// Lays views behind this one; they are proposed its size.
  public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayerModifier(layer: ZStack(alignment: alignment, content: content), alignment: alignment, side: .behind))
  }

  @_disfavoredOverload
  public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Lays views over this one; they are proposed its size.
  public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayerModifier(layer: ZStack(alignment: alignment, content: content), alignment: alignment, side: .inFront))
  }

  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }
}

/// Where a layer is drawn.
package enum LayerSide: Equatable {
  case behind, inFront
  /// Not drawn itself: the content shows as far as the layer is opaque.
  case mask
  /// The container of the view finds the layer by `LayerTrait` and gives it its place.
  case apart
  /// In front, at an edge that is kept free for it.
  case inset(Edge, spacing: CGFloat?)

  var isInset: Bool {
    if case .inset = self { true } else { false }
  }
}

/// The layer that a view hands to its container.
package enum LayerTrait: ViewTraitKey {
  package typealias Value = LayoutNode
}

package nonisolated struct LayerModifier<Layer: View>: ViewModifier {
  package typealias Body = Never

  let layer: Layer
  let alignment: Alignment
  let side: LayerSide

  package init(layer: Layer, alignment: Alignment, side: LayerSide) {
    self.layer = layer
    self.alignment = alignment
    self.side = side
  }

  @MainActor package static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(LayerElement(view, inputs))
  }
}

/// Gives each view of its content a layer of its own, made when the view is first seen and taken away with it.
private final class LayerElement<Content: View, Layer: View>: ViewElement<ModifiedContent<Content, LayerModifier<Layer>>>,
  NodeDecorator
{
  private struct Layered {
    let node: LayerNode
    let layer: ViewElement<Layer>
  }

  private var content: ViewElement<Content>!
  /// By lazy row; those that stand in none are under nil.
  private var layered: [ObjectIdentifier?: [Layered]] = [:]
  private var layoutDirection = LayoutDirection.leftToRight

  override init(_ view: ModifiedContent<Content, LayerModifier<Layer>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    readDirection()
    content = makeElement(of: view.content, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] + inOrder.map(\.layer) }

  private var inOrder: [Layered] { layered.values.joined().sorted { $0.node.id < $1.node.id } }

  override func viewDidChange() {
    rebuildIfDirty()
    for one in inOrder {
      bringUpToDate(one.node)
      one.layer.update(to: view.modifier.layer)
    }
    content.update(to: view.content)
  }

  override func rebuild() {
    readDirection()
    for one in layered.values.joined() { bringUpToDate(one.node) }
  }

  private func readDirection() {
    recording { layoutDirection = EnvironmentValues(reading: environment).layoutDirection }
  }

  private func bringUpToDate(_ node: LayerNode) {
    let modifier = view.modifier
    if node.alignment == modifier.alignment, node.side == modifier.side, node.layoutDirection == layoutDirection { return }
    node.alignment = modifier.alignment
    node.side = modifier.side
    node.layoutDirection = layoutDirection
    if modifier.side.isInset { graph.layout.needsLayout(node) } else { graph.layout.needsPlacement(node) }
  }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    var inner: [LayoutNode] = []
    content.collectNodes(into: &inner)
    nodes += decorate(inner, in: nil)
  }

  func decorate(_ inner: [LayoutNode], in row: LazyRowNode?) -> [LayoutNode] {
    let scope = row.map { ObjectIdentifier($0) }
    let old = layered[scope] ?? []
    var known = Dictionary(old.map { (ObjectIdentifier($0.node.content), $0) }, uniquingKeysWith: { first, _ in first })
    if inner.count == 1, let only = old.first, old.count == 1 { known[ObjectIdentifier(inner[0])] = only }
    var current: [Layered] = []
    let decorated = inner.map { node -> LayoutNode in
      if let rows = node as? LazyRowsNode { rows.addDecorator(self) }
      if node is LazyRowsNode || node.isMark { return node }
      let one = known[ObjectIdentifier(node)] ?? makeLayered()
      var parts = [node]
      one.layer.collectNodes(into: &parts)
      one.node.setChildren(parts, graph.layout)
      current.append(one)
      return one.node
    }
    layered[scope] = current.isEmpty ? nil : current
    let kept = Set(current.map { ObjectIdentifier($0.node) })
    for one in old where !kept.contains(ObjectIdentifier(one.node)) { one.layer.unmount() }
    return decorated
  }

  func forget(_ row: LazyRowNode) {
    for one in layered.removeValue(forKey: ObjectIdentifier(row)) ?? [] { one.layer.unmount() }
  }

  private func makeLayered() -> Layered {
    let id = graph.nextNodeID()
    let node = view.modifier.side.isInset ? SafeAreaInsetNode(id: id) : LayerNode(id: id)
    bringUpToDate(node)
    var below = inputs
    below.isLazy = false
    return Layered(node: node, layer: makeElement(of: view.modifier.layer, below))
  }
}

/// A node with a layer; the layer has no say in its size.
class LayerNode: WrapperNode {
  var alignment = Alignment.center
  var side = LayerSide.behind
  var layoutDirection = LayoutDirection.leftToRight

  final var layer: LayoutNode { children[1] }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: .zero, proposal)
    if side == .apart {
      if layer.isPlaced { layer.place(at: layer.origin, layer.proposal) }
      return
    }
    let inner = ProposedViewSize(size)
    var origin = alignment.origin(of: layer.dimensions(inner), in: content.dimensions(proposal))
    if layoutDirection == .rightToLeft { origin.x = size.width - origin.x - layer.measure(inner).width }
    layer.place(at: origin, inner)
  }

  private var inDrawingOrder: [LayoutNode] {
    switch side {
    case .behind: [layer, content]
    case .inFront, .inset: [content, layer]
    case .apart, .mask: [content]
    }
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    if side == .apart, key == LayerTrait.self { return layer as? Key.Value }
    return super.trait(key)
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if side == .mask { return drawMasked(into: &context, at: origin) }
    for child in inDrawingOrder { child.draw(into: &context, at: origin + child.origin) }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    for child in inDrawingOrder { child.describe(into: &builder, at: origin + child.origin) }
  }
}
