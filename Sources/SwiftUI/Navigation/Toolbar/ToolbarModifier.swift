@_spi(Runtime) import SwiftUICore

/// Puts items into the bars of the screen around.
nonisolated struct ToolbarModifier<Items: View>: ViewModifier {
  typealias Body = Never

  let items: Items

  @MainActor static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(ToolbarElement(view, inputs))
  }
}

/// The items stand below this element, in its surroundings; their nodes go to the bar.
private final class ToolbarElement<Content: View, Items: View>: ModifiedElement<Content, ToolbarModifier<Items>>, BarItemSource {
  private lazy var bar = Recorder.withoutRecording { EnvironmentValues(reading: environment).navigationBar }
  private var items: ViewElement<Items>!

  override init(_ view: ModifiedContent<Content, ToolbarModifier<Items>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    var below = self.inputs
    below.isLazy = false
    below.stackAxis = nil
    items = makeElement(of: view.modifier.items, below)
  }

  override var ground: PresenceScope? { bar?.ground }
  override var childElements: [Element] { super.childElements + (items.map { [$0] } ?? []) }
  override func didMount() { bar?.add(self) }
  override func willUnmount() { bar?.remove(self) }
  override func modifierDidChange(from old: ToolbarModifier<Items>) { items.update(to: view.modifier.items) }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    for child in super.childElements { child.collectNodes(into: &nodes) }
  }

  func collectItems(into nodes: inout [LayoutNode]) { items?.collectNodes(into: &nodes) }

  override func childNodesDidChange() {
    bar?.itemsMayDiffer()
    super.childNodesDidChange()
  }
}
