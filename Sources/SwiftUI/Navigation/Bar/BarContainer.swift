import Foundation
@_spi(Runtime) import SwiftUICore

/// A bar at an edge of a screen, with what stands in it.
struct BarContainer<Content: View>: PrimitiveView {
  let model: NavigationBarModel
  let content: Content

  static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(BarContainerElement(view, inputs))
  }
}

private final class BarContainerElement<Content: View>: ViewElement<BarContainer<Content>> {
  private let node: NavigationBarNode
  private var content: ViewElement<Content>!
  private var collector: NodeCollector!

  override init(_ view: BarContainer<Content>, _ inputs: _ViewInputs) {
    node = NavigationBarNode(id: inputs.graph.nextNodeID())
    super.init(view, inputs)
    readEnvironment()
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in content.collectNodes(into: &nodes) }
    collector.setNeedsCollect()
    content = makeElement(of: view.content, self.inputs)
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }

  override func viewDidChange() {
    rebuildIfDirty()
    content.update(to: view.content)
  }

  override func rebuild() {
    readEnvironment()
    graph.layout.needsPlacement(node)
  }

  private func readEnvironment() {
    recording {
      let environment = EnvironmentValues(reading: environment)
      node.glass = Glass(environment)
      node.isRightToLeft = environment.layoutDirection == .rightToLeft
    }
  }
}
