@_spi(Runtime) import SwiftUICore

/// The content of a presentation: in the tree below the view that presents it, in the layout above the screen.
final class PresentedElement<Content: View>: Element {
  private let presentation: Presentation
  private var content: ViewElement<ModifiedContent<Content, _EnvironmentModifier>>!
  private var collector: NodeCollector!

  init(_ view: Content, _ presentation: Presentation, _ inputs: _ViewInputs) {
    self.presentation = presentation
    super.init(inputs)
    collector = NodeCollector(graph, for: presentation.node.card) { [unowned self] nodes in
      content.collectNodes(into: &nodes)
      presentation.node.card.complete(&nodes)
    }
    collector.setNeedsCollect()
    presentation.onBackgroundChange = { [unowned self] in collector.setNeedsCollect() }
    readSurroundings()
    var below = self.inputs
    below.isLazy = false
    below.stackAxis = nil
    content = makeElement(of: inside(view), below)
    graph.addLayer(presentation.node)
  }

  override var viewName: String { String(describing: Content.self) }
  override var childElements: [Element] { [content] }
  /// Nothing for the place of the view that presents.
  override func collectNodes(into nodes: inout [LayoutNode]) {}
  override func childNodesDidChange() { collector.setNeedsCollect() }

  func update(to view: Content) { content.update(to: inside(view)) }

  override func rebuild() {
    readSurroundings()
    graph.layout.needsPlacement(presentation.node)
  }

  override func willUnmount() { graph.removeLayer(presentation.node) }

  private func readSurroundings() {
    recording {
      presentation.node.surroundings = PresentationSurroundings(EnvironmentValues(reading: environment), presentation.kind)
    }
  }

  /// What is presented stands in the environment of the view that presents, but in no list and under no bar of it.
  private func inside(_ view: Content) -> ModifiedContent<Content, _EnvironmentModifier> {
    let presentation = presentation
    return view.modifier(
      _EnvironmentModifier {
        $0.presentation = presentation
        $0.dismiss = DismissAction(target: presentation)
        $0.isInListRow = false
        $0.navigationBar = nil
        $0.navigationStack = nil
      })
  }
}
