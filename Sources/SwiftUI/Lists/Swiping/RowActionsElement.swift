@_spi(Runtime) import SwiftUICore

/// The revealed actions of a swiped row.
final class RowActionsElement: Element {
  let node: RowActionsNode
  private let sources: [SwipeActions]
  private var contents: [ViewElement<AnyView>] = []
  private var collector: NodeCollector!

  init(_ sources: [SwipeActions], _ inputs: _ViewInputs, onActivate: @escaping @MainActor () -> Void) {
    self.sources = sources
    node = RowActionsNode(inputs.graph, sources[0], onActivate: onActivate)
    super.init(inputs)
    var below = self.inputs
    below.isLazy = false
    below.stackAxis = nil
    contents = sources.map { source in
      var inside = below
      inside.environment = source.environment
      source.onChange = { [weak self] in self?.markDirty() }
      return makeElement(of: source.content, inside)
    }
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in
      for content in contents { content.collectNodes(into: &nodes) }
    }
    collector.collectNow()
  }

  override var childElements: [Element] { contents }
  override func childNodesDidChange() { collector.setNeedsCollect() }

  override func rebuild() {
    for (content, source) in zip(contents, sources) { content.update(to: source.content) }
  }

  override func willUnmount() {
    for source in sources { source.onChange = nil }
  }
}
