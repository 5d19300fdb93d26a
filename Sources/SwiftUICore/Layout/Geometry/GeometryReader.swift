import Foundation

/// A view that takes all that is proposed, and whose content can read how much that is.
public struct GeometryReader<Content> {
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public var body: Never { fatalError("GeometryReader is a primitive view: it has no body") }

  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(GeometryElement(view, inputs))
  }
}

/// Evaluates the content when its place is known: while the layout runs.
private final class GeometryElement<Content: View>: ViewElement<GeometryReader<Content>> {
  private let node: GeometryNode
  private var geometry: ReaderGeometry!
  private var content: ViewElement<Content>?
  private var collector: NodeCollector!
  private var isContentCurrent = false

  override init(_ view: GeometryReader<Content>, _ inputs: _ViewInputs) {
    node = GeometryNode(id: inputs.graph.nextNodeID())
    super.init(view, inputs)
    geometry = ReaderGeometry(of: node, graph.layout)
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in content?.collectNodes(into: &nodes) }
    node.prepareContent = { [unowned self] size in prepareContent(size) }
  }

  override var skipsEqualValues: Bool { false }
  override var viewName: String { "GeometryReader" }
  override var childElements: [Element] { content.map { [$0] } ?? [] }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }
  override func willUnmount() { geometry.readerDidLeave() }

  override func rebuild() {
    isContentCurrent = false
    graph.layout.needsPlacement(node)
  }

  private func prepareContent(_ size: CGSize) {
    geometry.sizeDidChange(to: size)
    graph.buildNested(below: node) {
      rebuildIfDirty()
      if !isContentCurrent { evaluateContent() }
    }
  }

  private func evaluateContent() {
    isContentCurrent = true
    // What the content reads is this element's: it evaluates the content again.
    let new = recording {
      node.layoutDirection = EnvironmentValues(reading: environment).layoutDirection
      return view.content(GeometryProxy(geometry: geometry))
    }
    if let content { return content.update(to: new) }
    var below = inputs
    below.stackAxis = nil
    below.isLazy = false
    content = makeElement(of: new, below)
    collector.setNeedsCollect()
  }
}

/// Places its children in the top leading corner, one over the other; alone it is 10 by 10.
final class GeometryNode: LayoutNode {
  var layoutDirection = LayoutDirection.leftToRight
  var prepareContent: (@MainActor (CGSize) -> Void)?

  override var viewName: String { "GeometryReader" }

  override func isTouched(at point: CGPoint) -> Bool { false }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let prepareContent = prepareContent
    MainActor.assumeIsolated { prepareContent?(size) }
    let inner = ProposedViewSize(size)
    for child in children {
      let x = layoutDirection == .leftToRight ? 0 : size.width - child.measure(inner).width
      child.place(at: CGPoint(x: x, y: 0), inner)
    }
  }
}
