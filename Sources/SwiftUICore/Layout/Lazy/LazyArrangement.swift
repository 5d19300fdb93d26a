import Foundation

/// Where everything in a lazy stack or grid stands along its axis: cells that exist, line after line, and the stretches of those
/// that don't.
struct LazyArrangement {
  /// What a line holds: tracks side by side, one in a stack.
  struct Tracks {
    /// The proposal for a cell of each track, which leaves the length of the line open.
    let proposals: [ProposedViewSize]
    /// For headers and footers, which take a line of their own.
    let whole: ProposedViewSize
    let axis: Axis
    let gap: CGFloat

    var count: Int { max(1, proposals.count) }
  }

  struct Cell {
    let node: LayoutNode
    let proposal: ProposedViewSize
    let start: CGFloat
    /// Of the line.
    var length: CGFloat
    /// Nil for what takes the whole line.
    let track: Int?
    let section: Int?
    let part: SectionMarkNode.Part
    var end: CGFloat { start + length }
  }

  /// A stretch of cells that were not made.
  struct Unmade {
    let rows: LazyRowsNode
    let range: Range<Int>
    let start: CGFloat
    let length: CGFloat
    let estimate: CGFloat
  }

  /// A row of a lazy collection that was made.
  struct Made {
    let rows: LazyRowsNode
    let index: Int
    let start: CGFloat
    var end: CGFloat
  }

  struct Section {
    let start: CGFloat
    var end: CGFloat
  }

  private(set) var cells: [Cell] = []
  private(set) var unmade: [Unmade] = []
  private(set) var made: [Made] = []
  private(set) var sections: [Section] = []
  private(set) var length: CGFloat = 0
  /// The most that a cell takes across.
  private(set) var breadth: CGFloat = 0

  private let tracks: Tracks
  /// Whether the collections are told how long their rows are: only where the tracks are those that are shown.
  private let storesExtents: Bool
  private var position: CGFloat = 0
  private var track = 0
  private var line = Line()
  private var part = SectionMarkNode.Part.rows
  private var section: Int?

  private struct Line {
    var firstCell = 0
    var firstMade = 0
    var length: CGFloat = 0
  }

  init(_ nodes: [LayoutNode], _ tracks: Tracks, storesExtents: Bool) {
    self.tracks = tracks
    self.storesExtents = storesExtents
    add(nodes)
    closeLine()
    length = max(0, position - tracks.gap)
  }

  private mutating func add(_ nodes: [LayoutNode]) {
    for node in nodes {
      if let rows = node as? LazyRowsNode {
        add(rows)
      } else if let mark = node as? SectionMarkNode {
        add(mark)
      } else {
        add(node)
      }
    }
  }

  private mutating func add(_ mark: SectionMarkNode) {
    closeLine()
    part = mark.part
    switch mark.part {
    case .header:
      section = sections.count
      sections.append(Section(start: position, end: position))
    case .rows, .footer: break
    case .end:
      if let section { sections[section].end = max(sections[section].start, position - tracks.gap) }
      section = nil
      part = .rows
    }
  }

  private mutating func add(_ node: LayoutNode) {
    let isWhole = part == .header || part == .footer
    if !isWhole, tracks.proposals.isEmpty { return }
    if isWhole { closeLine() }
    let proposal = isWhole ? tracks.whole : tracks.proposals[track]
    let size = node.measure(proposal)
    cells.append(
      Cell(
        node: node, proposal: proposal, start: position, length: 0, track: isWhole ? nil : track, section: section, part: part))
    breadth = max(breadth, size.length(along: tracks.axis.other))
    fill(1, size.length(along: tracks.axis))
    if isWhole { closeLine() }
  }

  private mutating func add(_ lazy: LazyRowsNode) {
    let estimate = estimate(of: lazy)
    var next = 0
    for (index, row) in lazy.made {
      addUnmade(lazy, next..<index, estimate)
      let entry = made.count
      made.append(Made(rows: lazy, index: index, start: position, end: position))
      add(row.children)
      if track == 0 { finish(entry) }
      next = index + 1
    }
    addUnmade(lazy, next..<lazy.count, estimate)
  }

  /// A row may hold a section, or several lines.
  private mutating func finish(_ entry: Int) {
    made[entry].end = max(made[entry].start, position - tracks.gap)
    if storesExtents { made[entry].rows.setExtent(made[entry].end - made[entry].start, at: made[entry].index) }
  }

  /// As long as the others are on average; the first one stands for all where nothing is known yet.
  private func estimate(of lazy: LazyRowsNode) -> CGFloat {
    if lazy.knowsAnyExtent { return lazy.estimate(orElse: 0) }
    guard let first = lazy.made.first?.row.children.first, let proposal = tracks.proposals.first else { return 0 }
    return first is LazyRowsNode ? 0 : first.measure(proposal).length(along: tracks.axis)
  }

  private mutating func addUnmade(_ lazy: LazyRowsNode, _ range: Range<Int>, _ estimate: CGFloat) {
    var rest = range
    while let first = rest.first {
      // To the end of the line that is open, or as many whole lines as there are.
      let isOpen = track > 0
      let lines = isOpen ? 1 : max(1, rest.count / tracks.count)
      let count = min(rest.count, isOpen ? tracks.count - track : lines * tracks.count)
      let part = first..<first + count
      if isOpen || count < tracks.count {
        let length = max(line.length, lazy.knownExtent(at: first) ?? estimate)
        unmade.append(Unmade(rows: lazy, range: part, start: position, length: length, estimate: estimate))
        fill(count, length)
      } else {
        let length = self.length(of: lazy, part, estimate)
        unmade.append(Unmade(rows: lazy, range: part, start: position, length: length - tracks.gap, estimate: estimate))
        position += length
      }
      rest = part.upperBound..<rest.upperBound
    }
  }

  /// Of whole lines, each with the gap that follows it.
  private func length(of lazy: LazyRowsNode, _ range: Range<Int>, _ estimate: CGFloat) -> CGFloat {
    let count = CGFloat(tracks.count)
    // Each cell of a line is known to be as long as the line.
    return lazy.extent(of: range, estimate: estimate) / count + CGFloat(range.count) / count * tracks.gap
  }

  private mutating func fill(_ count: Int, _ length: CGFloat) {
    line.length = max(line.length, length)
    track += count
    if track >= tracks.count { closeLine() }
  }

  private mutating func closeLine() {
    defer { line = Line(firstCell: cells.count, firstMade: made.count) }
    guard track > 0 else { return }
    for index in line.firstCell..<cells.count { cells[index].length = line.length }
    for index in line.firstMade..<made.count {
      made[index].end = position + line.length
      if storesExtents { made[index].rows.setExtent(line.length, at: made[index].index) }
    }
    position += line.length + tracks.gap
    track = 0
  }
}

extension LazyArrangement {
  /// The rows to be made so that everything in `visible` exists, by collection.
  func missing(in visible: Range<CGFloat>) -> [(rows: LazyRowsNode, indices: [Int])] {
    unmade.compactMap { stretch in
      let indices = indices(of: stretch, in: visible)
      return indices.isEmpty ? nil : (stretch.rows, indices)
    }
  }

  private func indices(of stretch: Unmade, in visible: Range<CGFloat>) -> [Int] {
    guard stretch.start < visible.upperBound, stretch.start + stretch.length > visible.lowerBound else { return [] }
    if stretch.range.count < tracks.count { return Array(stretch.range) }
    let count = CGFloat(tracks.count)
    let distance = (visible.lowerBound - stretch.start) * count
    let first = stretch.rows.firstIndex(
      endingBeyond: distance, in: stretch.range, estimate: stretch.estimate, gap: tracks.gap)
    var next = first - (first - stretch.range.lowerBound) % tracks.count
    var start = stretch.start + length(of: stretch.rows, stretch.range.lowerBound..<next, stretch.estimate)
    var found: [Int] = []
    while next < stretch.range.upperBound, start < visible.upperBound {
      let line = next..<min(next + tracks.count, stretch.range.upperBound)
      let end = start + length(of: stretch.rows, line, stretch.estimate)
      if end - tracks.gap > visible.lowerBound { found += line }
      next = line.upperBound
      start = end
    }
    return found
  }
}
