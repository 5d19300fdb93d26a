import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// A screen between its bars.
struct NavigationContainer<Content: View>: PrimitiveView {
  let model: NavigationBarModel
  let dismissal: ScreenDismissal?
  let content: Content

  static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(NavigationContainerElement(view, inputs))
  }
}

private final class NavigationContainerElement<Content: View>: ViewElement<NavigationContainer<Content>> {
  private let node: NavigationContainerNode
  private var content: ViewElement<Content>!
  private var top: ViewElement<NavigationBar>!
  private var bottom: ViewElement<BottomBar>!
  private var collector: NodeCollector!

  override init(_ view: NavigationContainer<Content>, _ inputs: _ViewInputs) {
    node = NavigationContainerNode(id: inputs.graph.nextNodeID())
    super.init(view, inputs)
    readEnvironment()
    var below = self.inputs
    below.isLazy = false
    below.stackAxis = nil
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in collect(into: &nodes) }
    collector.setNeedsCollect()
    // The content comes first: it says what the bars show.
    content = makeElement(of: view.content, below)
    top = makeElement(of: topBar, below)
    bottom = makeElement(of: BottomBar(model: view.model), below)
  }

  private var topBar: NavigationBar { NavigationBar(model: view.model, dismissal: view.dismissal) }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content, top, bottom] }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }

  private func collect(into nodes: inout [LayoutNode]) {
    content.collectNodes(into: &nodes)
    node.screens = nodes
    if node.isInWindow { return }
    top.collectNodes(into: &nodes)
    node.top = nodes.count > node.screens.count ? nodes.last : nil
    let count = nodes.count
    bottom.collectNodes(into: &nodes)
    node.bottom = nodes.count > count ? nodes.last : nil
  }

  override func rebuild() {
    readEnvironment()
    collector.setNeedsCollect()
    graph.layout.needsLayout(node)
  }

  private func readEnvironment() {
    recording { node.isInWindow = EnvironmentValues(reading: environment).interfaceIdiom == .mac }
  }

  override func viewDidChange() {
    rebuildIfDirty()
    content.update(to: view.content)
    top.update(to: topBar)
    bottom.update(to: BottomBar(model: view.model))
  }
}

/// Fills its proposal (`ios/nav/sizing`); the bars are at its edges, and the screen gets the rest. On a Mac it hugs its screen
/// (`nav/sizing`).
///
/// - Gap: on a Mac, what stands in the window's toolbar is neither drawn nor described.
final class NavigationContainerNode: LayoutNode, SafeAreaProvider {
  /// Whether the bars are those of a Mac's window, outside of the content.
  var isInWindow = false
  var screens: [LayoutNode] = []
  var top: LayoutNode?
  var bottom: LayoutNode?

  private(set) var safeArea = CGRect.zero

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if !isInWindow { return super.sizeThatFits(proposal) }
    return screens.reduce(.zero) { size, screen in
      let own = screen.measure(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let bar = ProposedViewSize(width: size.width, height: nil)
    let above = top?.measure(bar).height ?? 0
    let below = bottom?.measure(bar).height ?? 0
    safeArea = CGRect(x: 0, y: above, width: size.width, height: max(0, size.height - above - below))
    top?.place(at: .zero, bar)
    bottom?.place(at: CGPoint(x: 0, y: size.height - below), bar)
    for screen in screens { screen.place(inMiddleOf: safeArea, isInWindow ? proposal : ProposedViewSize(safeArea.size)) }
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    if let background = screens.first?.trait(ScreenBackgroundTrait.self) {
      context.add(.fill(.rectangle(CGRect(origin: origin, size: size)), background))
    }
    super.draw(into: &context, at: origin)
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    for child in [top].compactMap({ $0 }) + screens + [bottom].compactMap({ $0 }) {
      child.describe(into: &builder, at: origin + child.origin)
    }
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    key == ScreenBackgroundTrait.self || key == ColumnWidthTrait.self ? screens.first?.trait(key) : nil
  }
}

/// The background of a screen that is one list: it reaches under the bars.
enum ScreenBackgroundTrait: ViewTraitKey {
  typealias Value = DisplayColor
}
