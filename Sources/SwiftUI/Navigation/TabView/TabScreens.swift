import Foundation
@_spi(Runtime) import SwiftUICore

/// The screens of a tab view and its bar.
struct TabScreens<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let selected: SelectionValue?
  let look: TabViewLook
  let bar: TabBarModel
  let content: Content

  static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(TabScreensElement(view, inputs))
  }
}

private final class TabScreensElement<SelectionValue: Hashable, Content: View>:
  ViewElement<TabScreens<SelectionValue, Content>>
{
  private struct Page {
    let node: LayoutNode
    let value: SelectionValue?
    let scopeIndex: Int
  }

  private let node: TabViewNode
  private let outer: PresenceScope?
  private var content: ViewElement<Content>!
  private var collector: NodeCollector!
  /// One for each view of the content, or one for all where it is a single one.
  private var scopes: [PresenceScope] = []
  private var pages: [Page] = []
  private var buttons: [TabButtonNode] = []
  /// The tab that shows where nobody else keeps it.
  private var ownIndex = 0

  override init(_ view: TabScreens<SelectionValue, Content>, _ inputs: _ViewInputs) {
    node = TabViewNode(
      id: inputs.graph.nextNodeID(), indicator: PageIndicatorNode(id: inputs.graph.nextNodeID()))
    outer = inputs.presence
    super.init(view, inputs)
    node.look = view.look
    node.indicator.turn = { [weak self] in self?.turn(by: $0) }
    readEnvironment()
    collector = NodeCollector(graph, for: node) { [unowned self] in collect(into: &$0) }
    collector.setNeedsCollect()
    let single = PresenceScope(in: outer)
    content = makeElement(of: view.content, self.inputs.forScreen(in: single))
    if scopes.isEmpty { scopes = [single] } else { single.end() }
  }

  override var viewName: String { "TabView" }
  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }
  override func willUnmount() { for scope in scopes { scope.end() } }

  override func viewDidChange() {
    if node.look != view.look {
      node.look = view.look
      graph.layout.needsPlacement(node)
    }
    rebuildIfDirty()
    content.update(to: view.content)
    collector.setNeedsCollect()
  }

  override func rebuild() {
    readEnvironment()
    graph.layout.needsPlacement(node)
  }

  private func readEnvironment() {
    recording {
      let environment = EnvironmentValues(reading: environment)
      node.metrics = environment.interfaceIdiom.tabBars
      node.glass = Glass(environment)
      node.colors = TabBarColors(environment)
      node.isRightToLeft = environment.layoutDirection == .rightToLeft
      node.isBarHidden = view.bar.isHidden
    }
  }

  // MARK: Tabs

  private func collect(into nodes: inout [LayoutNode]) {
    var found: [Page] = []
    for (scopeIndex, element) in listed.enumerated() {
      var inner: [LayoutNode] = []
      element.collectNodes(into: &inner)
      for page in inner where page.trait(TabItemTrait.self)?.isTabHidden != true {
        found.append(Page(node: page, value: value(of: page, at: found.count), scopeIndex: scopeIndex))
      }
    }
    pages = found
    while buttons.count < pages.count { buttons.append(makeButton(buttons.count)) }
    buttons.removeLast(buttons.count - pages.count)
    show(selectedIndex)
    for (button, page) in zip(buttons, pages) {
      var label: [LayoutNode] = []
      page.node.trait(TabItemTrait.self)?.collectLabel(&label)
      button.setChildren(label, graph.layout)
      button.badge = page.node.trait(BadgeTrait.self)??.string
      button.isSearch = page.node.trait(TabItemTrait.self)?.isSearch ?? false
    }
    node.pages = pages.map(\.node)
    node.buttons = buttons
    nodes = node.pages + buttons as [LayoutNode] + [node.indicator]
  }

  /// The views of the content, each with a scope of its own.
  private var listed: [Element] { scopes.count > 1 ? content.childElements : [content] }

  private func value(of page: LayoutNode, at index: Int) -> SelectionValue? {
    page.trait(TagTrait.self)?.value(as: SelectionValue.self) ?? page.explicitID?.base as? SelectionValue
      ?? index as? SelectionValue
  }

  private var selectedIndex: Int {
    guard let selected = view.selected else { return min(ownIndex, max(0, pages.count - 1)) }
    return pages.firstIndex { $0.value == selected } ?? 0
  }

  /// What shows now appears before what it replaces disappears.
  private func show(_ index: Int) {
    node.selectedIndex = index
    for (offset, button) in buttons.enumerated() { button.isSelected = offset == index }
    graph.layout.needsPlacement(node)
    guard pages.indices.contains(index) else { return }
    let page = pages[index]
    scopes[page.scopeIndex].setChosen(true)
    page.node.trait(TabItemTrait.self)?.onShow(true)
    for (offset, other) in pages.enumerated() where offset != index { other.node.trait(TabItemTrait.self)?.onShow(false) }
    for (offset, scope) in scopes.enumerated() where offset != page.scopeIndex { scope.setChosen(false) }
  }

  private func makeButton(_ index: Int) -> TabButtonNode {
    let button = TabButtonNode(id: graph.nextNodeID())
    button.action = { [weak self] in self?.select(index) }
    return button
  }

  private func select(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    guard let selection = view.selection else {
      ownIndex = index
      graph.changeInNextUpdate { [self] in collector.setNeedsCollect() }
      return
    }
    if let value = pages[index].value { selection.wrappedValue = value }
  }

  private func turn(by distance: Int) { select(node.selectedIndex + distance) }

  override func inputsOfListed(_ inputs: _ViewInputs) -> _ViewInputs {
    let scope = PresenceScope(in: outer)
    scopes.append(scope)
    var inputs = inputs
    inputs.presence = scope
    return inputs
  }
}
