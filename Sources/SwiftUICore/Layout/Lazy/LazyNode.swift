import Foundation
import TopdownDisplay

/// The layout of a lazy stack or grid: it makes the cells in view and lets go of those that are far away.
package class LazyNode: LayoutNode {
  unowned let graph: ViewGraph
  let layout: LayoutPass
  let axis: Axis
  let staticRows = StaticRows()
  final var isRightToLeft = false
  final var pinnedViews: PinnedScrollableViews = []
  /// Every row is there, for a query that the rows in view did not answer.
  package final var keepsAllRows = false

  private var arrangement: LazyArrangement?
  private var knownRange: Range<CGFloat>?

  @MainActor init(_ graph: ViewGraph, _ axis: Axis) {
    self.graph = graph
    layout = graph.layout
    self.axis = axis
    super.init(id: graph.nextNodeID())
  }

  // MARK: What a stack and a grid decide

  func tracks(across: CGFloat?) -> LazyArrangement.Tracks { fatalError("\(Self.self) must say what its tracks are") }

  /// Where a cell stands across, in a node of that breadth, and within its line.
  func offset(of cell: LazyArrangement.Cell, across breadth: CGFloat) -> CGPoint {
    fatalError("\(Self.self) must say where its cells stand")
  }

  /// How broad it is where that is not proposed.
  func breadth(of arrangement: LazyArrangement) -> CGFloat { arrangement.breadth }

  // MARK: Layout

  package override final func isTouched(at point: CGPoint) -> Bool { false }

  package override final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let across = proposal.length(along: axis.other)
    makeFirstRows()
    let arrangement = LazyArrangement(children, tracks(across: across), storesExtents: false)
    return CGSize(along: axis, arrangement.length, across: across ?? breadth(of: arrangement))
  }

  /// A row says how long the others may be.
  private func makeFirstRows() {
    var unknown = unknownCollections(below: children)
    while !unknown.isEmpty {
      make(unknown.map { ($0, [0]) })
      unknown = unknownCollections(below: children)
    }
  }

  private func unknownCollections(below nodes: [LayoutNode]) -> [LazyRowsNode] {
    nodes.flatMap { node -> [LazyRowsNode] in
      guard let rows = node as? LazyRowsNode else { return [] }
      if rows.made.isEmpty { return rows.count > 0 && !rows.knowsAnyExtent ? [rows] : [] }
      return rows.made.flatMap { unknownCollections(below: $0.row.children) }
    }
  }

  private func make(_ wanted: [(rows: LazyRowsNode, indices: [Int])]) {
    // Layout runs on the main thread, though `LayoutNode` does not say so.
    nonisolated(unsafe) let node = self
    nonisolated(unsafe) let missing = wanted
    MainActor.assumeIsolated {
      node.graph.buildNested(below: node) {
        for (rows, indices) in missing { rows.make(indices) }
      }
    }
  }

  /// For a query that the rows in view did not answer; answers whether any were missing.
  @MainActor package final func makeAllRows() -> Bool {
    keepsAllRows = true
    let missing = incompleteCollections(below: children)
    for rows in missing { rows.make(0..<rows.count) }
    return !missing.isEmpty
  }

  private func incompleteCollections(below nodes: [LayoutNode]) -> [LazyRowsNode] {
    nodes.flatMap { node -> [LazyRowsNode] in
      guard let rows = node as? LazyRowsNode else { return [] }
      return (rows.made.count < rows.count ? [rows] : []) + rows.made.flatMap { incompleteCollections(below: $0.row.children) }
    }
  }

  package override final func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let across = size.length(along: axis.other)
    let visible = keepsAllRows ? nil : visibleRange
    knownRange = visibleRange
    var current = LazyArrangement(children, tracks(across: across), storesExtents: true)
    let anchor = visible.flatMap { visible in current.cells.first { $0.end > visible.lowerBound } }
    while true {
      let missing = visible.map(current.missing) ?? current.missing(in: -.infinity ..< .infinity)
      if missing.isEmpty { break }
      make(missing)
      // What was made says how long the others may be, and that moves everything once more.
      _ = LazyArrangement(children, tracks(across: across), storesExtents: true)
      current = LazyArrangement(children, tracks(across: across), storesExtents: true)
    }
    arrangement = current
    place(current, across: across, visible)
    tellStaticRows(current, visible)
    if let visible { release(current, outside: visible) }
    if visibleRange != nil { layout.watch(self) }
    if abs(current.length - size.length(along: axis)) > 0.001 { layout.needsLayout(self) }
    keepStill(anchor, current)
  }

  private func place(_ arrangement: LazyArrangement, across breadth: CGFloat, _ visible: Range<CGFloat>?) {
    for cell in arrangement.cells {
      let offset = offset(of: cell, across: breadth)
      let start = visible.map { pinnedStart(of: cell, arrangement, $0) } ?? cell.start
      let along = axis == .horizontal ? offset.x : offset.y
      let across = axis == .horizontal ? offset.y : offset.x
      var origin = CGPoint(along: axis, start + along, across: across)
      if isRightToLeft { origin.x = size.width - origin.x - cell.node.measure(cell.proposal).width }
      cell.node.place(at: origin, cell.proposal)
    }
  }

  private func tellStaticRows(_ arrangement: LazyArrangement, _ visible: Range<CGFloat>?) {
    let rows = staticRows
    nonisolated(unsafe) let cells = arrangement.cells
    MainActor.assumeIsolated {
      if rows.isEmpty { return }
      for cell in cells { rows.didPlace(cell.node, along: cell.start..<max(cell.start, cell.end), in: visible) }
    }
  }

  /// A pinned header stays in view while its section does, and so does a footer (`lazy/pinned-headers`).
  private func pinnedStart(of cell: LazyArrangement.Cell, _ arrangement: LazyArrangement, _ visible: Range<CGFloat>) -> CGFloat {
    guard let section = cell.section.map({ arrangement.sections[$0] }) else { return cell.start }
    switch cell.part {
    case .header where pinnedViews.contains(.sectionHeaders):
      return max(cell.start, min(visible.lowerBound, section.end - cell.length))
    case .footer where pinnedViews.contains(.sectionFooters):
      return min(cell.start, max(visible.upperBound - cell.length, section.start + cell.length))
    case .header, .rows, .footer, .end: return cell.start
    }
  }

  /// Rows stay a screen long after they have left it.
  private func release(_ arrangement: LazyArrangement, outside visible: Range<CGFloat>) {
    let reach = visible.upperBound - visible.lowerBound
    let near = visible.lowerBound - reach...visible.upperBound + reach
    let target = viewport?.pendingTarget
    var far: [ObjectIdentifier: (rows: LazyRowsNode, indices: Set<Int>)] = [:]
    for made in arrangement.made where made.end < near.lowerBound || made.start > near.upperBound {
      far[ObjectIdentifier(made.rows), default: (made.rows, [])].indices.insert(made.index)
    }
    for (rows, indices) in far.values {
      let kept = rows.made.first { row in target.map { $0 === row.row || $0.isBelow(row.row) } ?? false }?.index
      rows.release { !indices.contains($0) || $0 == kept }
    }
  }

  /// What is in view does not jump when what is above turns out to be longer or shorter than it was thought to be.
  private func keepStill(_ anchor: LazyArrangement.Cell?, _ arrangement: LazyArrangement) {
    guard let anchor, let viewport, viewport.pendingTarget == nil,
      let now = arrangement.cells.first(where: { $0.node === anchor.node }), now.start != anchor.start
    else { return }
    viewport.shift(by: now.start - anchor.start, along: axis)
  }

  // MARK: Viewport

  /// The scroll view around, where it scrolls along the axis.
  private var viewport: (any LazyViewport)? {
    var node = parent
    while let current = node {
      if let viewport = current as? any LazyViewport { return viewport.axes.contains(Axis.Set(axis)) ? viewport : nil }
      if current is any ViewportBoundary { return nil }
      node = current.parent
    }
    return nil
  }

  /// The part of the node that shows, along its axis; nil where nothing scrolls it.
  private var visibleRange: Range<CGFloat>? {
    guard let viewport else { return nil }
    var start: CGFloat = 0
    for node in sequence(first: self as LayoutNode, next: \.parent) {
      if node === viewport { break }
      start += axis == .horizontal ? node.origin.x : node.origin.y
    }
    let length = viewport.size.length(along: axis)
    if isRightToLeft, axis == .horizontal {
      let end = start + size.width
      return end - length..<max(end - length, end)
    }
    return -start..<max(-start, length - start)
  }

  // MARK: Drawing

  private var cellsInDrawingOrder: [LazyArrangement.Cell] {
    guard let cells = arrangement?.cells else { return [] }
    if pinnedViews.isEmpty { return cells }
    return cells.filter { !isPinnable($0) } + cells.filter(isPinnable)
  }

  private func isPinnable(_ cell: LazyArrangement.Cell) -> Bool {
    cell.part == .header && pinnedViews.contains(.sectionHeaders) || cell.part == .footer && pinnedViews.contains(.sectionFooters)
  }

  package override final func draw(into context: inout DrawingContext, at origin: CGPoint) {
    for cell in cellsInDrawingOrder { cell.node.draw(into: &context, at: origin + cell.node.origin) }
  }

  package override final func hitTest(_ point: CGPoint) -> LayoutNode? {
    for cell in cellsInDrawingOrder.reversed() {
      if let hit = cell.node.hitTest(convert(point, to: cell.node)) { return hit }
    }
    return nil
  }

  package override final func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    for cell in arrangement?.cells ?? [] { cell.node.describe(into: &builder, at: origin + cell.node.origin) }
  }
}

extension LazyNode: FrameWatcher {
  /// Scrolling moves the node without placing it anew.
  package func tellIfMoved() {
    guard isAttached else { return layout.unwatch(self) }
    if visibleRange != knownRange { layout.needsPlacement(self) }
  }
}

extension Axis.Set {
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
