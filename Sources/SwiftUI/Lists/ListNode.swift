import Foundation
@_spi(Runtime) import SwiftUICore
import TopdownDisplay

/// The layout of a list: it makes the rows in view and lets go of those that are far away.
final class ListNode: ScrollingNode {
  var metrics = ListMetrics.insetGrouped
  var colors = ListColors()
  var isRightToLeft = false
  var startsUnderLargeTitle = false
  var pixel: CGFloat = 0.5
  var refresh: RefreshAction?
  var isEditing: Bool { metrics.isEditing }
  var showsBackground = true
  var selection = RowSelection()
  var rowMenu: RowMenu?
  weak var revealer: (any RowActionsRevealer)?
  /// Told when rows came into view or went out of it.
  var inViewDidChange: (@MainActor () -> Void)?
  let staticRows = StaticRows()

  private(set) var arrangement = ListArrangement([], width: 0, .insetGrouped, startsUnderLargeTitle: false)
  private var keepsAllRows = false
  var lifted: LiftedRow?
  /// The first row in view and its place there: what stays still when heights above it turn out to be other ones.
  private var anchor: (row: ListRowNode, y: CGFloat)?

  // MARK: Layout

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let viewport = size.height.isFinite ? size.height : 0
    // Rows show through the bars above and below (`ios/nav/list-scroll`).
    let bars = touchingSafeAreaInsets(.vertical)
    var shown: Range<CGFloat>
    repeat {
      arrange(size)
      moveToTarget(size)
      shown = contentOffset.y - bars.top..<contentOffset.y + viewport + bars.bottom
    } while makeRows(in: shown)
    arrangement.pinHeader(at: contentOffset.y)
    let displacements = lifted?.displacements(among: arrangement.rows) ?? [:]
    for row in arrangement.rows {
      row.node.isRightToLeft = isRightToLeft
      row.node.place(
        at: CGPoint(x: metrics.rowInset, y: row.y - contentOffset.y + (displacements[ObjectIdentifier(row.node)] ?? 0)),
        ProposedViewSize(width: max(0, size.width - 2 * metrics.rowInset), height: nil))
    }
    releaseRows(outside: contentOffset.y - viewport..<contentOffset.y + 2 * viewport)
    dropAnchor()
    tellStaticRows(in: shown)
    let hasOtherRowsInView = noteRowsInView(shown)
    let (revealer, inViewDidChange) = (revealer, inViewDidChange)
    MainActor.assumeIsolated {
      revealer?.rowsDidChange()
      if hasOtherRowsInView { inViewDidChange?() }
    }
  }

  private func noteRowsInView(_ shown: Range<CGFloat>) -> Bool {
    var hasChanged = false
    for row in arrangement.rows {
      let isOut = row.y >= shown.upperBound || row.y < shown.lowerBound && row.maxY <= shown.lowerBound
      if row.node.isOutOfView == isOut { continue }
      row.node.isOutOfView = isOut
      hasChanged = true
    }
    return hasChanged
  }

  private func tellStaticRows(in visible: Range<CGFloat>) {
    let staticRows = staticRows
    nonisolated(unsafe) let rows = arrangement.rows
    MainActor.assumeIsolated {
      if staticRows.isEmpty { return }
      for row in rows { staticRows.didPlace(row.node, along: row.y..<max(row.y, row.maxY), in: visible) }
    }
  }

  private func arrange(_ size: CGSize) {
    arrangement = ListArrangement(children, width: size.width, metrics, startsUnderLargeTitle: isRightUnderLargeTitle)
    contentSize = CGSize(width: size.width, height: arrangement.height)
    if let anchor, let row = arrangement.rows.first(where: { $0.node === anchor.row }) {
      contentOffset.y = row.y - anchor.y
    }
    contentOffset.x = 0
    contentOffset.y = min(max(0, contentOffset.y), max(0, arrangement.height - size.height))
  }

  /// Whether nothing stands between the list and a large title.
  private var isRightUnderLargeTitle: Bool {
    guard startsUnderLargeTitle else { return false }
    var y: CGFloat = 0
    for node in sequence(first: self as LayoutNode, next: \.parent) {
      if let screen = node as? NavigationContainerNode { return y < screen.safeArea.minY + 1 }
      y += node.origin.y
    }
    return true
  }

  /// While something is scrolled to, that decides what shows.
  private func moveToTarget(_ size: CGSize) {
    guard let target else { return }
    let rows = arrangement.rows.filter { row in
      row.node === target.node || row.node.isBelow(target.node) || target.node.isBelow(row.node)
    }
    guard let first = rows.first, let last = rows.last else { return }
    anchor = nil
    let frame = CGRect(x: 0, y: first.y - contentOffset.y, width: size.width, height: last.maxY - first.y)
    contentOffset.y += distance(to: frame, target.anchor).height
    contentOffset.y = min(max(0, contentOffset.y), max(0, arrangement.height - size.height))
  }

  private func makeRows(in visible: Range<CGFloat>) -> Bool {
    let wanted = arrangement.unmade.map { (rows: $0.rows, indices: $0.indices(in: visible)) }.filter { !$0.indices.isEmpty }
    if wanted.isEmpty { return false }
    // Layout runs on the main thread, though `LayoutNode` does not say so.
    nonisolated(unsafe) let list = self
    nonisolated(unsafe) let missing = wanted
    MainActor.assumeIsolated {
      list.graph.buildNested(below: list) {
        for (rows, indices) in missing { rows.make(indices) }
      }
    }
    return true
  }

  private func releaseRows(outside near: Range<CGFloat>) {
    if keepsAllRows { return }
    var far: [ObjectIdentifier: (rows: LazyRowsNode, indices: Set<Int>)] = [:]
    for made in arrangement.made where made.maxY < near.lowerBound || made.y > near.upperBound {
      if let node = pendingTarget, node.isBelow(made.rows) { continue }
      far[ObjectIdentifier(made.rows), default: (made.rows, [])].indices.insert(made.index)
    }
    for (rows, indices) in far.values { rows.release { !indices.contains($0) } }
  }

  private func dropAnchor() {
    anchor = nil
    guard contentOffset.y > 0, let first = arrangement.rows.first(where: { !$0.isPinned && $0.maxY > contentOffset.y })
    else { return }
    anchor = (first.node, first.y - contentOffset.y)
  }

  // MARK: Scrolling

  override func scroll(by distance: CGSize) {
    anchor?.y -= distance.height
    super.scroll(by: distance)
  }

  override func materializeAll() -> Bool {
    keepsAllRows = true
    let lazies = unmadeCollections(below: children)
    for rows in lazies { rows.make(0..<rows.count) }
    return !lazies.isEmpty
  }

  private func unmadeCollections(below nodes: [LayoutNode]) -> [LazyRowsNode] {
    nodes.flatMap { node -> [LazyRowsNode] in
      guard let rows = node as? LazyRowsNode else { return [] }
      return (rows.made.count < rows.count ? [rows] : []) + rows.made.flatMap { unmadeCollections(below: $0.row.children) }
    }
  }

  override func releaseFarRows() {
    guard keepsAllRows else { return }
    keepsAllRows = false
    layout.needsPlacement(self)
  }

  // MARK: Drawing

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    drawBackground(&context, at: origin)
    context.group(.pushClip(.rectangle(CGRect(origin: origin, size: size)))) { context in
      for (index, card) in arrangement.cards.enumerated() { draw(card, index, &context, at: origin) }
      for row in visibleRows where row.card == nil {
        let place = origin + row.node.origin
        if row.isPinned, contentOffset.y > 0 {
          context.add(.fill(.rectangle(CGRect(origin: place, size: row.node.size)), colors.card))
        }
        row.node.draw(into: &context, at: place)
      }
      drawLiftedRow(&context, at: origin)
    }
  }

  func row(withID id: Int) -> ListRowNode? { arrangement.rows.first { $0.node.id == id }?.node }

  var visibleRows: [ListArrangement.Row] {
    arrangement.rows.filter { $0.maxY > contentOffset.y && $0.y < contentOffset.y + size.height }
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    if key == ScreenBackgroundTrait.self, metrics.hasCards, showsBackground { return colors.background as? Key.Value }
    return super.trait(key)
  }

  private func drawBackground(_ context: inout DrawingContext, at origin: CGPoint) {
    guard metrics.hasCards, showsBackground else { return }
    context.add(.fill(.rectangle(CGRect(origin: origin, size: size)), colors.background))
  }

  private func draw(_ card: ListArrangement.Card, _ index: Int, _ context: inout DrawingContext, at origin: CGPoint) {
    let rows = visibleRows.filter { $0.card == index }
    if rows.isEmpty { return }
    let shape = shape(of: card, at: origin)
    let isWhole = rows.allSatisfy { $0.node.background == nil }
    if metrics.hasCards, isWhole { context.add(.fill(shape, colors.card)) }
    context.group(.pushClip(shape)) { context in
      for (position, row) in rows.enumerated() {
        let place = origin + row.node.origin
        if metrics.hasCards, !isWhole, row.node.background == nil {
          context.add(.fill(.rectangle(CGRect(origin: place, size: row.node.size)), colors.card))
        }
        if row.node !== lifted?.row { row.node.draw(into: &context, at: place) }
        let next = position + 1 < rows.count ? rows[position + 1] : nil
        if hasSeparator(below: row, before: next, card) { drawSeparator(below: row.node, &context, at: origin) }
      }
    }
  }

  /// Over the others, as on a card of its own.
  private func drawLiftedRow(_ context: inout DrawingContext, at origin: CGPoint) {
    guard let row = lifted?.row else { return }
    context.add(.fill(.rectangle(CGRect(origin: origin + row.origin, size: row.size)), colors.card))
    row.draw(into: &context, at: origin + row.origin)
  }

  private func hasSeparator(
    below row: ListArrangement.Row, before next: ListArrangement.Row?, _ card: ListArrangement.Card
  ) -> Bool {
    let isLast = row.maxY >= card.maxY
    if isLast, metrics.hasCards || row.node.sectionSeparators.hidden.contains(.bottom) { return false }
    return !row.node.separators.hidden.contains(.bottom) && next?.node.separators.hidden.contains(.top) != true
  }

  /// The part of a card that can be seen: a card of very many rows is longer than a picture can hold.
  private func shape(of card: ListArrangement.Card, at origin: CGPoint) -> DisplayShape {
    let reach = 2 * metrics.cornerRadius
    let top = max(card.y - contentOffset.y, -reach)
    let bottom = min(card.maxY - contentOffset.y, size.height + reach)
    let frame = CGRect(
      x: origin.x + metrics.rowInset, y: origin.y + top, width: size.width - 2 * metrics.rowInset, height: bottom - top)
    return metrics.cornerRadius > 0 ? .roundedRectangle(frame, cornerRadius: metrics.cornerRadius) : .rectangle(frame)
  }

  private func drawSeparator(below row: ListRowNode, _ context: inout DrawingContext, at origin: CGPoint) {
    let span = row.separatorSpan(inset: metrics.contentInset)
    let frame = CGRect(
      x: origin.x + row.origin.x + span.minX, y: origin.y + row.origin.y + row.size.height - pixel,
      width: max(0, span.maxX - span.minX), height: pixel)
    context.add(.fill(.rectangle(frame), row.separators.tints[.bottom] ?? colors.separator))
  }

  // MARK: Semantics

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let actions: [SemanticsAction] = (canScroll && isScrollEnabled ? [.scroll] : []) + (refresh == nil ? [] : [.refresh])
    builder.add(self, at: origin, role: .list, actions: actions) { inner in
      for rows in arrangement.rows.chunked(by: { $0.section === $1.section }) { describe(rows, into: &inner, at: origin) }
      inner.nodes = hidingWhatIsOutside(inner.nodes, at: origin)
    }
  }

  private func describe(_ rows: ArraySlice<ListArrangement.Row>, into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let nodes = builder.collect { inner in
      for row in rows { row.node.describe(into: &inner, at: origin + row.node.origin) }
    }
    guard let section = rows.first?.section else { return builder.nodes += nodes }
    let frame = nodes.dropFirst().reduce(nodes.first?.frame ?? .zero) { $0.union($1.frame) }
    let label = nodes.first { $0.role == .header }?.label ?? ""
    builder.nodes.append(SemanticsNode(id: section.id, role: .section, label: label, frame: frame, children: nodes))
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard action == .refresh else { return super.perform(action, argument: argument) }
    if let refresh { Task { @MainActor in await refresh() } }
  }
}

extension Array {
  fileprivate func chunked(by areTogether: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where !areTogether(self[index - 1], self[index]) {
      chunks.append(self[start..<index])
      start = index
    }
    if start < endIndex { chunks.append(self[start...]) }
    return chunks
  }
}
