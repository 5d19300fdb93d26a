import Foundation
@_spi(Runtime) import SwiftUICore

/// A bar at an edge of a screen: what the screen puts there, and the items of its toolbars. Without any of them there is none.
struct BarContainer<Content: View>: PrimitiveView {
  let edge: BarEdge
  let model: NavigationBarModel
  let look: BarLook
  let content: Content

  static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(BarContainerElement(view, inputs))
  }
}

private final class BarContainerElement<Content: View>: ViewElement<BarContainer<Content>> {
  private let node: BarNode
  private var content: ViewElement<Content>!
  private var collector: NodeCollector!
  private var isShown = false

  override init(_ view: BarContainer<Content>, _ inputs: _ViewInputs) {
    node = view.edge == .top ? NavigationBarNode(id: inputs.graph.nextNodeID()) : BottomBarNode(id: inputs.graph.nextNodeID())
    super.init(view, inputs)
    readEnvironment()
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in collect(into: &nodes) }
    collector.setNeedsCollect()
    content = makeElement(of: view.content, self.inputs)
    view.model.observeItems(self) { [unowned self] in collector.setNeedsCollect() }
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }
  override func childNodesDidChange() { collector.setNeedsCollect() }
  override func willUnmount() { view.model.stopObservingItems(self) }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    if isShown { nodes.append(node) }
  }

  private func collect(into nodes: inout [LayoutNode]) {
    content.collectNodes(into: &nodes)
    view.model.collectItems(at: view.edge, into: &nodes)
    let isShownNow = !nodes.isEmpty && view.look.visibility != .hidden
    if isShownNow == isShown { return }
    isShown = isShownNow
    nodesDidChange()
  }

  override func viewDidChange() {
    readEnvironment()
    content.update(to: view.content)
    collector.setNeedsCollect()
    graph.layout.needsPlacement(node)
  }

  override func rebuild() {
    readEnvironment()
    graph.layout.needsPlacement(node)
  }

  private func readEnvironment() {
    recording {
      var environment = EnvironmentValues(reading: environment)
      if let scheme = view.look.colorScheme { environment.colorScheme = scheme }
      node.glass = Glass(environment)
      node.accent = Color.accentColor.resolve(in: environment).display
      node.background = view.look.shownBackground?.color(in: environment).display
      node.isRightToLeft = environment.layoutDirection == .rightToLeft
    }
  }
}
