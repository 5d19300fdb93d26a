import Foundation
import TopdownDisplay

/// A view that a closure draws.
public struct Canvas<Symbols: View> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// `symbols` are views that the renderer can draw by their tag.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

extension Canvas: @unchecked Sendable where Symbols: Sendable {}

extension Canvas: PrimitiveView {
  public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(CanvasElement(view, inputs))
  }
}

private final class CanvasElement<Symbols: View>: ViewElement<Canvas<Symbols>> {
  private let node: CanvasNode
  private var symbols: ViewElement<Symbols>!
  private var collector: NodeCollector!

  override init(_ view: Canvas<Symbols>, _ inputs: _ViewInputs) {
    node = CanvasNode(id: inputs.graph.nextNodeID(), EnvironmentValues(reading: inputs.environment))
    super.init(view, inputs)
    node.renderer = view.renderer
    var below = self.inputs
    below.isLazy = false
    // Before the symbols: they may tell of new nodes while they are made.
    collector = NodeCollector(graph, for: node) { [unowned self] in symbols.collectNodes(into: &$0) }
    collector.setNeedsCollect()
    symbols = makeElement(of: view.symbols, below)
  }

  override var skipsEqualValues: Bool { false }
  override var viewName: String { "Canvas" }
  override var childElements: [Element] { [symbols] }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }

  override func viewDidChange() {
    node.renderer = view.renderer
    symbols.update(to: view.symbols)
  }
}

/// Takes all that is proposed and is drawn anew with each picture of the screen.
final class CanvasNode: LayoutNode {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  private let environment: EnvironmentValues

  init(id: Int, _ environment: EnvironmentValues) {
    self.environment = environment
    super.init(id: id)
  }

  /// Symbols are drawn by the renderer only, and mean nothing.
  override var visibleChildren: [LayoutNode] { [] }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    for child in children { child.place(at: .zero, .unspecified) }
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    guard size.width > 0, size.height > 0 else { return }
    var graphics = GraphicsContext(environment: environment, pixel: context.pixel)
    graphics.start(
      with: CGAffineTransform(translationX: origin.x, y: origin.y), in: CGRect(origin: .zero, size: size))
    graphics.symbols = children.compactMap { child in child.trait(TagTrait.self).map { ($0, child) } }
    Recorder.withoutRecording { renderer(&graphics, size) }
    guard !graphics.items.isEmpty else { return }
    context.group(.pushClip(.rectangle(CGRect(origin: origin, size: size)))) { $0.append(graphics.items) }
  }
}
