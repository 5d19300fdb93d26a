import Foundation
@_spi(Runtime) import SwiftUICore

/// Wraps every node of its content in a row, and keeps the actions of the row that was swiped.
final class ListElement<SelectionValue: Hashable, Content: View>: ViewElement<List<SelectionValue, Content>>, NodeDecorator,
  RowActionsRevealer
{
  private let node: ListNode
  private var content: ViewElement<ModifiedContent<Content, _EnvironmentModifier>>!
  private var collector: NodeCollector!
  private var rows = WrapperStore<ListRowNode>()
  private var revealed: (row: ListRowNode, actions: RowActionsElement)?

  override init(_ view: List<SelectionValue, Content>, _ inputs: _ViewInputs) {
    node = ListNode(inputs.graph)
    super.init(view, inputs)
    node.revealer = self
    let preferences = inputs.preferences
    node.inViewDidChange = { [weak preferences] in preferences?.viewsInViewDidChange() }
    readEnvironment()
    var below = self.inputs
    below.isLazy = true
    below.stylesSections = true
    below.stackAxis = nil
    content = makeElement(of: contentInRows, below)
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in
      content.collectNodes(into: &nodes)
      nodes = decorate(nodes, in: nil)
      node.staticRows.didCollect(nodes)
    }
    collector.setNeedsCollect()
  }

  private var contentInRows: ModifiedContent<Content, _EnvironmentModifier> {
    view.content.modifier(_EnvironmentModifier { $0.isInListRow = true })
  }

  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { [content] + (revealed.map { [$0.actions] } ?? []) }
  override var staticRows: StaticRows? { node.staticRows }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }

  override func viewDidChange() {
    if case .none = view.selection { rebuildIfDirty() } else { rebuild() }
    content.update(to: contentInRows)
  }

  override func rebuild() {
    readEnvironment()
    graph.layout.needsPlacement(node)
  }

  private func readEnvironment() {
    recording {
      let environment = EnvironmentValues(reading: environment)
      node.metrics = environment.shapedListMetrics
      node.colors = ListColors(environment)
      node.pixel = environment.pixelLength
      node.isRightToLeft = environment.layoutDirection == .rightToLeft
      node.refresh = environment.refresh
      node.follow(environment)
      node.metrics.isEditing = environment.editMode?.wrappedValue.isEditing ?? false
      node.showsBackground = environment.scrollContentBackground != .hidden
      node.selection = rowSelection
      node.rowMenu = environment.rowMenu
      node.startsUnderLargeTitle = environment.navigationBar?.isTitleLarge ?? false
    }
    for row in rows.all { row.followEditing() }
  }

  private var rowSelection: RowSelection {
    let selection = view.selection
    if case .none = selection { return RowSelection() }
    return RowSelection(
      selected: selection.selected as Set<AnyHashable>, isOpen: selection.isOpen(isEditing: node.isEditing),
      allowsMany: selection.allowsMany, value: RowSelection.reader(of: SelectionValue.self),
      toggle: { [weak self] value in self?.toggleSelection(of: value) })
  }

  private func toggleSelection(of value: AnyHashable) {
    guard let value = value.base as? SelectionValue else { return }
    Recorder.withoutRecording {
      view.selection.toggle(value)
      EnvironmentValues(reading: inputs.environment).splitColumn?.selectionDidChange()
    }
  }

  // MARK: Rows

  func decorate(_ nodes: [LayoutNode], in row: LazyRowNode?) -> [LayoutNode] {
    rows.wrap(nodes, in: row, for: self, graph.layout) { [node] in
      ListRowNode(in: node)
    }
  }

  func forget(_ row: LazyRowNode) { rows.removeWrappers(in: row) }

  // MARK: Swiped row

  func reveal(_ actions: [SwipeActions], on row: ListRowNode) {
    conceal()
    let element = RowActionsElement(actions, inputs) { [weak self] in self?.conceal() }
    revealed = (row, element)
    row.show(element.node, graph.layout)
  }

  func conceal() {
    guard let (row, actions) = revealed else { return }
    revealed = nil
    row.show(nil, graph.layout)
    actions.unmount()
  }

  func rowsDidChange() {
    guard let row = revealed?.row else { return }
    if !sequence(first: row, next: \.parent).contains(where: { $0 === node }) { conceal() }
  }
}

/// Shows the actions of a row, of one row at a time.
@MainActor protocol RowActionsRevealer: AnyObject, Sendable {
  func reveal(_ actions: [SwipeActions], on row: ListRowNode)
  func conceal()
  /// Rows came or went.
  func rowsDidChange()
}
