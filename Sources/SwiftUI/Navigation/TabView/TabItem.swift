import Foundation
@_spi(Runtime) import SwiftUICore

extension View {
  /// Gives the view a label in the bar of the tab view around.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

nonisolated struct TabItemModifier<Label: View>: ViewModifier {
  typealias Body = Never

  let label: Label
  var isHidden = false
  var isSearch = false

  @MainActor static func _makeModified<Content: View>(
    _ view: ModifiedContent<Content, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(TabItemElement(view, inputs))
  }
}

/// The node of a tab, for the tab view around.
enum TabItemTrait: ViewTraitKey {
  typealias Value = TabItemNode
}

/// Makes its content only when it is first shown; the label stands from the start.
private final class TabItemElement<Content: View, Label: View>: ViewElement<ModifiedContent<Content, TabItemModifier<Label>>> {
  private let node: TabItemNode
  private let scope: PresenceScope
  private let isTab: Bool
  private var label: ViewElement<ModifiedContent<Label, TabLabelSurroundings>>!
  private var content: ViewElement<ModifiedContent<Content, _EnvironmentModifier>>?
  private var collector: NodeCollector!

  override init(_ view: ModifiedContent<Content, TabItemModifier<Label>>, _ inputs: _ViewInputs) {
    node = TabItemNode(id: inputs.graph.nextNodeID())
    scope = PresenceScope(in: inputs.presence)
    isTab = Recorder.withoutRecording { EnvironmentValues(reading: inputs.environment).isInTabView }
    super.init(view, inputs)
    node.peekedTag = (view.content as? any TagHolding)?.heldTag
    describeTab()
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in content?.collectNodes(into: &nodes) }
    collector.setNeedsCollect()
    node.onShow = { [unowned self] in show($0) }
    label = makeElement(of: shownLabel, self.inputs.forBar)
    node.collectLabel = { [unowned self] in label.collectNodes(into: &$0) }
    if !isTab { show(true) }
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [label, content].compactMap { $0 } as [Element] }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func willUnmount() { scope.end() }

  override func childNodesDidChange() {
    collector.setNeedsCollect()
    // The label's nodes are the tab view's.
    if isTab { parent?.childNodesDidChange() }
  }

  override func viewDidChange() {
    describeTab()
    label.update(to: shownLabel)
    content?.update(to: shownContent)
  }

  private func describeTab() {
    node.isTabHidden = view.modifier.isHidden
    node.isSearch = view.modifier.isSearch
  }

  private var shownLabel: ModifiedContent<Label, TabLabelSurroundings> {
    view.modifier.label.modifier(TabLabelSurroundings(isIconOnly: view.modifier.isSearch))
  }

  private var shownContent: ModifiedContent<Content, _EnvironmentModifier> {
    view.content.modifier(
      _EnvironmentModifier {
        $0.isInTabView = false
        $0.tabPresence = TabPresence()
        $0.tabViewCustomization = nil
      })
  }

  private func show(_ isShown: Bool) {
    if isShown, content == nil {
      content = makeElement(of: shownContent, inputs.forScreen(in: scope))
      collector.setNeedsCollect()
    }
    scope.setChosen(isShown)
  }
}

/// The content of a tab; empty until it is first shown.
final class TabItemNode: LayoutNode {
  var onShow: @MainActor (Bool) -> Void = { _ in }
  var collectLabel: @MainActor (inout [LayoutNode]) -> Void = { _ in }
  /// The tag inside of the label's modifier, which is not made yet.
  var peekedTag: TagTrait.Value?
  var isTabHidden = false
  var isSearch = false

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    if key == TabItemTrait.self { return self as? Key.Value }
    if key == TagTrait.self { return peekedTag as? Key.Value }
    return children.count == 1 ? children[0].trait(key) : nil
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    for child in children {
      let chosen = child.measure(ProposedViewSize(size))
      child.place(
        at: CGPoint(x: (size.width - chosen.width) / 2, y: (size.height - chosen.height) / 2), ProposedViewSize(size))
    }
  }
}

/// A view whose tag is told without making it.
protocol TagHolding {
  var heldTag: TagTrait.Value? { get }
}

extension ModifiedContent: TagHolding where Content: View {
  var heldTag: TagTrait.Value? {
    if let own = modifier as? TraitModifier<TagTrait> { return own.value }
    return (content as? any TagHolding)?.heldTag
  }
}

extension _ViewInputs {
  /// What stands in a bar stands in no stack or list around.
  var forBar: _ViewInputs {
    var below = self
    below.isLazy = false
    below.stackAxis = nil
    return below
  }
}

private enum InTabViewKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a tab's label would stand in the bar of a tab view around.
  var isInTabView: Bool {
    get { self[InTabViewKey.self] }
    set { self[InTabViewKey.self] = newValue }
  }
}
