@_spi(Runtime) import SwiftUICore

/// Presents content while a binding holds an item; another item takes the place of the old one.
nonisolated struct PresentationModifier<Item: Identifiable, Presented: View>: ViewModifier {
  typealias Body = Never

  let kind: PresentationKind
  let item: Binding<Item?>
  var attachment: PresentationAttachment?
  var onDismiss: (() -> Void)?
  /// What is presented; where it is nil, nothing new is, and what is up stays as it is.
  let content: (Item) -> Presented?

  @MainActor static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(PresentingElement(view, inputs))
  }
}

/// What is presented by a flag.
struct PresentedFlag: Identifiable {
  var id: Bool { true }
}

extension Bool {
  /// The flag as an item.
  var presentedFlag: PresentedFlag? {
    get { self ? PresentedFlag() : nil }
    set { self = newValue != nil }
  }
}

private final class PresentingElement<Content: View, Item: Identifiable, Presented: View>: ModifiedElement<
  Content, PresentationModifier<Item, Presented>
>
{
  private typealias Showing = (id: Item.ID, element: PresentedElement<Presented>)

  private var showing: Showing?
  /// False until the view itself has appeared: what it presents comes after it.
  private var hasAppeared = false
  private var isWaiting = false
  /// Where the view stands.
  private weak var anchor: LayoutNode?

  override var childElements: [Element] { super.childElements + (showing.map { [$0.element] } ?? []) }

  override func didMount() {
    hasAppeared = false
    rebuild()
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      hasAppeared = true
      markDirty()
    }
  }

  override func modifierDidChange(from old: PresentationModifier<Item, Presented>) { rebuild() }

  override func willUnmount() {
    guard let showing else { return }
    self.showing = nil
    showing.element.unmount()
    if view.modifier.kind.isExclusive { host.release() }
  }

  override func rebuild() {
    recording {
      let wanted = view.modifier.item.wrappedValue
      if let showing, wanted?.id != showing.id { end(showing) }
      guard let wanted, hasAppeared else { return }
      if let showing {
        showing.element.node.attachment = view.modifier.attachment
        if let content = view.modifier.content(wanted) { showing.element.update(to: content) }
      } else if let content = view.modifier.content(wanted) {
        if !view.modifier.kind.isExclusive || host.occupy(for: self) { begin(wanted, content) } else { wait() }
      }
    }
  }

  /// The screen that the view stands on.
  private var host: PresentationHost {
    Recorder.withoutRecording { EnvironmentValues(reading: environment).presentation?.host } ?? graph.rootPresentationHost
  }

  override func collectNodes(into nodes: inout [LayoutNode]) {
    let first = nodes.count
    super.collectNodes(into: &nodes)
    anchor = nodes.count > first ? nodes[first] : nil
    showing?.element.node.anchor = anchor
  }

  private func begin(_ item: Item, _ content: Presented) {
    isWaiting = false
    let node = PresentationNode(view.modifier.kind, in: graph)
    node.anchor = anchor
    node.attachment = view.modifier.attachment
    let presentation = Presentation(on: node, in: graph) { [weak self] in self?.view.modifier.item.wrappedValue = nil }
    showing = (item.id, PresentedElement(content, presentation, on: node, inputs))
  }

  private func end(_ showing: Showing) {
    self.showing = nil
    showing.element.unmount()
    if view.modifier.kind.isExclusive { host.release() }
    graph.afterUpdate { [action = view.modifier.onDismiss] in action?() }
  }

  private func wait() {
    guard !isWaiting else { return }
    isWaiting = true
    // What is up may be on its way out in this very update.
    graph.afterUpdate { [weak self] in
      guard let self, isWaiting, isMounted else { return }
      graph.warn(
        "only one \(view.modifier.kind.role.rawValue) can be presented by a screen at a time: the next one is presented when the "
          + "one that is up gets dismissed. Dismiss it first, or present from inside of it.")
    }
  }
}
