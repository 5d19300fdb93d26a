import Foundation
@_spi(Runtime) import SwiftUICore

/// The columns of a split view, each a screen with bars of its own.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: NavigationSplitViewVisibility
  let compactColumn: NavigationSplitViewColumn?
  let setCompactColumn: @MainActor (NavigationSplitViewColumn) -> Void

  static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(SplitColumnsElement(view, inputs))
  }

  /// From the sidebar to the detail.
  fileprivate var columns: [(name: NavigationSplitViewColumn, view: AnyView)] {
    [(.sidebar, AnyView(sidebar))] + (content.map { [(.content, AnyView($0))] } ?? []) + [(.detail, AnyView(detail))]
  }
}

/// One column, and what a link in the column before put in its place.
@MainActor private final class Column {
  let scope: PresenceScope
  let bar: NavigationBarModel
  let stack = NavigationStackModel()
  var element: ViewElement<NavigationScreen<AnyView>>!
  var dismissal: ScreenDismissal?
  /// The value whose destination shows in the next column.
  var linkedItem: NavigationPathItem?

  init(in outer: PresenceScope?, below: NavigationBarModel?) {
    scope = PresenceScope(in: outer)
    bar = NavigationBarModel(ground: scope, below: below)
  }
}

private final class SplitColumnsElement<Sidebar: View, Content: View, Detail: View>:
  ViewElement<SplitColumns<Sidebar, Content, Detail>>, NavigationHost, SplitColumnsHost
{
  private let node: SplitColumnsNode
  private var columns: [Column] = []
  private var collector: NodeCollector!
  private var isArranging = false
  /// The column on top where one shows at a time.
  private var top: Int

  override init(_ view: SplitColumns<Sidebar, Content, Detail>, _ inputs: _ViewInputs) {
    node = SplitColumnsNode(id: inputs.graph.nextNodeID())
    let names = view.columns.map(\.name)
    top = view.compactColumn.flatMap { names.firstIndex(of: $0) } ?? 0
    super.init(view, inputs)
    readEnvironment()
    node.isCompact = graph.size.width < node.idiom.splitViews.minimumRegularWidth
    node.onCompactChange = { [weak self] isCompact in
      self?.graph.changeInNextUpdate { self?.setCompact(isCompact) }
    }
    collector = NodeCollector(graph, for: node) { [unowned self] nodes in
      for column in columns { column.element.collectNodes(into: &nodes) }
    }
    collector.setNeedsCollect()
    for index in names.indices {
      let column = Column(in: inputs.presence, below: columns.last?.bar)
      column.dismissal = ScreenDismissal { [weak self] in self?.goBack(from: index) }
      columns.append(column)
      column.element = makeElement(of: screen(index), self.inputs.forScreen(in: column.scope))
    }
    for column in columns { column.stack.host = self }
    showColumns()
  }

  override var viewName: String { "NavigationSplitView" }
  override var skipsEqualValues: Bool { false }
  override var childElements: [Element] { columns.compactMap(\.element) }
  override func collectNodes(into nodes: inout [LayoutNode]) { nodes.append(node) }
  override func childNodesDidChange() { collector.setNeedsCollect() }
  override func willUnmount() { for column in columns { column.scope.end() } }

  override func viewDidChange() {
    let names = view.columns.map(\.name)
    if let asked = view.compactColumn.flatMap({ names.firstIndex(of: $0) }) { top = asked }
    rebuild()
  }

  private func readEnvironment() {
    recording { node.idiom = EnvironmentValues(reading: environment).interfaceIdiom }
  }

  override func rebuild() {
    readEnvironment()
    for index in columns.indices.dropLast() where !columns[index].stack.presentations.isEmpty { top = max(top, index + 1) }
    isArranging = true
    // A column says where its links lead before the next one shows that.
    for (index, column) in columns.enumerated() { column.element.update(to: screen(index)) }
    isArranging = false
    showColumns()
  }

  private func screen(_ index: Int) -> NavigationScreen<AnyView> {
    let column = columns[index]
    let content = AnyView(
      (index == 0 ? nil : linkedScreen(from: columns[index - 1])) ?? view.columns[index].view)
    return NavigationScreen(
      content: AnyView(content.modifier(surroundings(of: index))), bar: column.bar,
      stack: column.stack, dismissal: node.isCompact && index > 0 ? column.dismissal : nil)
  }

  private func surroundings(of index: Int) -> _EnvironmentModifier {
    let column = SplitColumn(host: self, index: index)
    let isMacSidebar = index == 0 && node.idiom == .mac
    return _EnvironmentModifier {
      $0.splitColumn = column
      if isMacSidebar { $0.listLook = .sidebar }
    }
  }

  /// What a link of a column shows in the next one.
  private func linkedScreen(from column: Column) -> AnyView? {
    if let presentation = column.stack.presentations.last { return presentation.content }
    return column.linkedItem.flatMap { column.stack.content(for: $0) }
  }

  private func showColumns() {
    node.top = top
    node.shownCount = view.visibility.shownColumns(of: columns.count)
    for (index, column) in columns.enumerated() where node.shows(index, of: columns.count) { column.scope.setChosen(true) }
    for (index, column) in columns.enumerated() where !node.shows(index, of: columns.count) { column.scope.setChosen(false) }
    graph.layout.needsPlacement(node)
  }

  private func setCompact(_ isCompact: Bool) {
    node.isCompact = isCompact
    rebuild()
  }

  // MARK: Links and selections

  func screensMayDiffer() { if !isArranging { markDirty() } }

  func push(_ value: AnyHashable) {
    let item = NavigationPathItem(value)
    guard let index = columns.lastIndex(where: { $0.stack.content(for: item) != nil }) else {
      return graph.warn(NavigationWarning.linkWithoutDestination(item))
    }
    let source = min(index, columns.count - 2)
    columns[source].linkedItem = item
    show(source + 1)
  }

  func selectionDidChange(in index: Int) { show(min(index + 1, columns.count - 1)) }

  private func goBack(from index: Int) {
    let source = columns[index - 1]
    for presentation in source.stack.presentations.reversed() { presentation.end() }
    source.linkedItem = nil
    show(index - 1)
  }

  private func show(_ index: Int) {
    top = index
    view.setCompactColumn(view.columns[index].name)
    markDirty()
  }
}

/// A column, for the lists in it.
struct SplitColumn: Equatable {
  weak var host: (any SplitColumnsHost)?
  let index: Int

  /// Something was selected in the column: where one column shows at a time, the next one comes.
  @MainActor func selectionDidChange() { host?.selectionDidChange(in: index) }

  static func == (a: SplitColumn, b: SplitColumn) -> Bool { a.host === b.host && a.index == b.index }
}

@MainActor protocol SplitColumnsHost: AnyObject, Sendable {
  func selectionDidChange(in index: Int)
}

private enum SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}

extension EnvironmentValues {
  /// The column of a split view around.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
