@_spi(Runtime) import SwiftUICore

/// The content of a presentation: in the tree below the view that presents it, in the layout above the screen.
final class PresentedElement<Content: View>: Element {
  let node: PresentationNode
  private let presentation: Presentation
  private var content: ViewElement<ModifiedContent<Content, _EnvironmentModifier>>!
  private var collector: NodeCollector!

  init(_ view: Content, _ presentation: Presentation, on node: PresentationNode, _ inputs: _ViewInputs) {
    self.node = node
    self.presentation = presentation
    super.init(inputs)
    collector = NodeCollector(graph, for: node.card) { [unowned self] nodes in
      content.collectNodes(into: &nodes)
      node.card.complete(&nodes)
    }
    collector.setNeedsCollect()
    presentation.onCardChange = { [unowned self] in collector.setNeedsCollect() }
    readSurroundings()
    var below = self.inputs
    below.isLazy = false
    below.stackAxis = nil
    // What is preferred here is nothing to the views around the one that presents.
    below.preferences = nil
    content = makeElement(of: inside(view), below)
    graph.addLayer(node)
  }

  override var viewName: String { String(describing: Content.self) }
  override var childElements: [Element] { [content] }
  /// Nothing for the place of the view that presents.
  override func collectNodes(into nodes: inout [LayoutNode]) {}
  override func childNodesDidChange() { collector.setNeedsCollect() }

  func update(to view: Content) { content.update(to: inside(view)) }

  override func rebuild() {
    readSurroundings()
    graph.layout.needsPlacement(node)
  }

  override func willUnmount() { graph.removeLayer(node) }

  private func readSurroundings() {
    recording {
      node.surroundings = PresentationSurroundings(EnvironmentValues(reading: environment))
    }
  }

  private func inside(_ view: Content) -> ModifiedContent<Content, _EnvironmentModifier> {
    view.modifier(
      _EnvironmentModifier { [presentation] environment in
        // Environments are only changed on the main actor, while the tree is.
        MainActor.assumeIsolated { presentation.change(&environment) }
      })
  }
}
