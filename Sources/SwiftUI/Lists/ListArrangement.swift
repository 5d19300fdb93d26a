import Foundation
@_spi(Runtime) import SwiftUICore

/// Where everything in a list stands, from the top of its content: rows that exist, and the stretches of those that don't.
struct ListArrangement {
  struct Row {
    let node: ListRowNode
    fileprivate(set) var y: CGFloat
    let height: CGFloat
    /// Index into `cards`, for what stands on one.
    let card: Int?
    /// The section's first mark.
    let section: LayoutNode?
    /// A header that is held at the top edge while its section passes.
    fileprivate(set) var isPinned = false
    var maxY: CGFloat { y + height }
  }

  /// A stretch of rows that were not made.
  struct Unmade {
    let rows: LazyRowsNode
    let range: Range<Int>
    let y: CGFloat
    let estimate: CGFloat
    let height: CGFloat
  }

  /// A row of a lazy collection that was made, and all that it holds.
  struct Made {
    let rows: LazyRowsNode
    let index: Int
    let y: CGFloat
    let maxY: CGFloat
  }

  /// What lies behind the rows of a section.
  struct Card {
    let y: CGFloat
    var maxY: CGFloat
  }

  private(set) var rows: [Row] = []
  private(set) var unmade: [Unmade] = []
  private(set) var made: [Made] = []
  private(set) var cards: [Card] = []
  private(set) var height: CGFloat = 0

  private let metrics: ListMetrics
  private let width: CGFloat
  private let startsUnderLargeTitle: Bool
  private var y: CGFloat = 0
  private var part = ListMetrics.Part.rows
  private var previous = ListMetrics.Part.start
  private var isCardOpen = false
  private var section: LayoutNode?
  private var isFirstOfPart = true

  init(_ nodes: [LayoutNode], width: CGFloat, _ metrics: ListMetrics, startsUnderLargeTitle: Bool) {
    self.metrics = metrics
    self.width = width
    self.startsUnderLargeTitle = startsUnderLargeTitle
    add(nodes)
    closeCard()
    height = y + metrics.space(below: previous)
  }

  private mutating func add(_ nodes: [LayoutNode]) {
    for node in nodes {
      if let row = node as? ListRowNode {
        add(row)
      } else if let rows = node as? LazyRowsNode {
        add(rows)
      } else if let mark = node as? SectionMarkNode {
        add(mark)
      }
    }
  }

  private mutating func add(_ mark: SectionMarkNode) {
    closeCard()
    isFirstOfPart = true
    switch mark.part {
    case .header:
      section = mark
      part = .header
    case .rows: part = .rows
    case .footer: part = .footer
    case .end:
      section = nil
      part = .rows
    }
  }

  private mutating func add(_ row: ListRowNode) {
    if part == .rows {
      if let spacing = metrics.rowSpacing, spacing > 0, isCardOpen, y > cards[cards.count - 1].y { openNextCard(spacing) }
      openCard()
    } else {
      if isFirstOfPart { y += metrics.space(above: part, after: previous) }
      isFirstOfPart = false
      previous = part
    }
    row.configure(part, metrics)
    let height = row.measure(ProposedViewSize(width: max(0, width - 2 * metrics.rowInset), height: nil)).height
    rows.append(Row(node: row, y: y, height: height, card: part == .rows ? cards.count - 1 : nil, section: section))
    y += height
  }

  private mutating func add(_ lazy: LazyRowsNode) {
    let estimate = lazy.estimate(orElse: metrics.minimumRowHeight)
    var next = 0
    for (index, row) in lazy.made {
      addUnmade(lazy, next..<index, estimate)
      add(row, index, of: lazy)
      next = index + 1
    }
    addUnmade(lazy, next..<lazy.count, estimate)
  }

  private mutating func add(_ row: LazyRowNode, _ index: Int, of lazy: LazyRowsNode) {
    // The space above a card belongs to the card, not to its first row.
    if row.children.first is ListRowNode, part == .rows { openCard() }
    let start = y
    add(row.children)
    lazy.setExtent(y - start, at: index)
    made.append(Made(rows: lazy, index: index, y: start, maxY: y))
  }

  private mutating func addUnmade(_ lazy: LazyRowsNode, _ range: Range<Int>, _ estimate: CGFloat) {
    if range.isEmpty { return }
    openCard()
    let height = lazy.extent(of: range, estimate: estimate)
    unmade.append(Unmade(rows: lazy, range: range, y: y, estimate: estimate, height: height))
    y += height
  }

  /// Holds the header of the section at the top edge there, until the next one pushes it away.
  mutating func pinHeader(at offset: CGFloat) {
    guard let reach = metrics.headerPinningReach else { return }
    let headers = rows.indices.filter { rows[$0].node.part == .header }
    guard let current = headers.lastIndex(where: { rows[$0].y - offset <= reach }) else { return }
    let next = current + 1 < headers.count ? rows[headers[current + 1]].y : .infinity
    let index = headers[current]
    rows[index].y = min(offset, next - rows[index].height)
    rows[index].isPinned = true
  }

  private mutating func openCard() {
    guard !isCardOpen else { return }
    isCardOpen = true
    if !(previous == .start && startsUnderLargeTitle) { y += metrics.space(above: .rows, after: previous) }
    cards.append(Card(y: y, maxY: y))
  }

  /// Each row stands on a card of its own.
  private mutating func openNextCard(_ spacing: CGFloat) {
    cards[cards.count - 1].maxY = y
    y += spacing
    cards.append(Card(y: y, maxY: y))
  }

  private mutating func closeCard() {
    guard isCardOpen else { return }
    isCardOpen = false
    cards[cards.count - 1].maxY = y
    previous = .rows
  }
}

extension ListArrangement.Unmade {
  /// The rows that reach into `visible`.
  func indices(in visible: Range<CGFloat>) -> [Int] {
    guard y < visible.upperBound, y + height > visible.lowerBound else { return [] }
    let first = rows.firstIndex(endingBeyond: visible.lowerBound - y, in: range, estimate: estimate)
    var top = y + rows.extent(of: range.lowerBound..<first, estimate: estimate)
    var found: [Int] = []
    for index in first..<range.upperBound {
      if top >= visible.upperBound { break }
      found.append(index)
      top += rows.knownExtent(at: index) ?? estimate
    }
    return found
  }
}
