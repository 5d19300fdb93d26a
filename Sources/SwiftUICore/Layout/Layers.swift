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
enum LayerSide {
  case behind, inFront
}

nonisolated struct LayerModifier<Layer: View>: ViewModifier {
  typealias Body = Never

  let layer: Layer
  let alignment: Alignment
  let side: LayerSide

  @MainActor static func _makeModified<Content: View>(_ view: ModifiedContent<Content, Self>, inputs: _ViewInputs) -> _ViewOutputs
  {
    _ViewOutputs(LayerElement(view, inputs))
  }
}

/// Gives each view of its content a layer of its own, made when the view is first seen and taken away with it.
private final class LayerElement<Content: View, Layer: View>: ViewElement<ModifiedContent<Content, LayerModifier<Layer>>> {
  private struct Layered {
    let node: LayerNode
    let layer: ViewElement<Layer>
  }

  private var content: ViewElement<Content>!
  private var layered: [Layered] = []
  private var layoutDirection = LayoutDirection.leftToRight

  override init(_ view: ModifiedContent<Content, LayerModifier<Layer>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    readDirection()
    content = makeElement(of: view.content, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] + layered.map(\.layer) }

  override func viewDidChange() {
    rebuildIfDirty()
    for one in layered {
      bringUpToDate(one.node)
      one.layer.update(to: view.modifier.layer)
    }
    content.update(to: view.content)
  }

  override func rebuild() {
    readDirection()
    for one in layered { bringUpToDate(one.node) }
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
    graph.layout.needsPlacement(node)
  }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    var inner: [LayoutNode] = []
    content.collectNodes(into: &inner)
    var known = Dictionary(layered.map { (ObjectIdentifier($0.node.content), $0) }, uniquingKeysWith: { first, _ in first })
    if inner.count == 1, let only = layered.first, layered.count == 1 { known[ObjectIdentifier(inner[0])] = only }
    let old = layered
    layered = inner.map { known[ObjectIdentifier($0)] ?? makeLayered() }
    for (one, content) in zip(layered, inner) {
      var parts = [content]
      one.layer.collectNodes(into: &parts)
      one.node.setChildren(parts, graph.layout)
    }
    let kept = Set(layered.map { ObjectIdentifier($0.node) })
    for one in old where !kept.contains(ObjectIdentifier(one.node)) { one.layer.unmount() }
    nodes += layered.map(\.node)
  }

  private func makeLayered() -> Layered {
    let node = LayerNode(id: graph.nextNodeID())
    bringUpToDate(node)
    var below = inputs
    below.isLazy = false
    return Layered(node: node, layer: makeElement(of: view.modifier.layer, below))
  }
}

/// A node with a layer; the layer has no say in its size.
final class LayerNode: WrapperNode {
  var alignment = Alignment.center
  var side = LayerSide.behind
  var layoutDirection = LayoutDirection.leftToRight

  private var layer: LayoutNode { children[1] }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: .zero, proposal)
    let inner = ProposedViewSize(size)
    var origin = alignment.origin(of: layer.dimensions(inner), in: content.dimensions(proposal))
    if layoutDirection == .rightToLeft { origin.x = size.width - origin.x - layer.measure(inner).width }
    layer.place(at: origin, inner)
  }

  private var inDrawingOrder: [LayoutNode] { side == .behind ? [layer, content] : [content, layer] }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    for child in inDrawingOrder { child.draw(into: &context, at: origin + child.origin) }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    for child in inDrawingOrder { child.describe(into: &builder, at: origin + child.origin) }
  }
}
