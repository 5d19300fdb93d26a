import Foundation

/// The widths of a grid's columns, or the heights of its rows, for one proposal.
struct GridTracks: Sendable {
  let axis: Axis
  var lengths: [CGFloat]
  /// How far the cells of each track reach before and after the line on which their guides meet.
  var extents: [StackLayout.Extent]
  let gaps: [CGFloat]

  var total: CGFloat { length(of: lengths.indices) }

  /// Where each track begins, once the lengths are known.
  private(set) var starts: [CGFloat] = []

  init(axis: Axis, count: Int, gaps: [CGFloat]) {
    self.axis = axis
    lengths = Array(repeating: 0, count: count)
    extents = Array(repeating: StackLayout.Extent(above: 0, below: 0), count: count)
    self.gaps = gaps
  }

  mutating func findStarts() {
    var start: CGFloat = 0
    for track in lengths.indices {
      starts.append(start)
      start += lengths[track] + (track < gaps.count ? gaps[track] : 0)
    }
  }

  /// The length of some tracks and the gaps between them.
  func length(of tracks: Range<Int>) -> CGFloat {
    if tracks.isEmpty { return 0 }
    return lengths[tracks].reduce(0, +) + gaps[tracks.lowerBound..<(tracks.upperBound - 1)].reduce(0, +)
  }

  /// Where the guides of a track's cells meet, from its start.
  func line(in track: Int) -> CGFloat {
    (lengths[track] - extents[track].above - extents[track].below) / 2 + extents[track].above
  }
}

/// Decides the lengths of tracks: first of those with cells of their own, then what wider cells need beyond.
struct GridSizing {
  let cells: GridCells
  let axis: Axis
  /// What a cell is offered across the axis: nothing yet for columns, the width of its columns for rows.
  let across: (GridCells.Cell) -> CGFloat?

  private func sized(_ cell: GridCells.Cell) -> Bool {
    !cell.unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  private func proposal(_ cell: GridCells.Cell, _ length: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(along: axis, length, across: across(cell))
  }

  private func length(_ cell: GridCells.Cell, _ offered: CGFloat?) -> CGFloat {
    cell.view.sizeThatFits(proposal(cell, offered)).length(along: axis)
  }

  func tracks(_ available: CGFloat?, _ gaps: [CGFloat]) -> GridTracks {
    let count = cells.count(along: axis)
    var tracks = GridTracks(axis: axis, count: count, gaps: gaps)
    var owned: [[GridCells.Cell]] = Array(repeating: [], count: count)
    var spanning: [GridCells.Cell] = []
    for cell in cells.cells where sized(cell) {
      let range = cell.tracks(along: axis)
      if range.count == 1 { owned[range.lowerBound].append(cell) } else { spanning.append(cell) }
    }
    shareOut(available, owned, &tracks)
    for cell in spanning { makeRoom(for: cell, available, &tracks) }
    tracks.findStarts()
    return tracks
  }

  /// The least flexible track is asked first, what remains is shared equally (`grid/flexible`).
  private func shareOut(_ available: CGFloat?, _ owned: [[GridCells.Cell]], _ tracks: inout GridTracks) {
    guard let available, available.isFinite else {
      for track in owned.indices { settle(track, owned[track], available, &tracks) }
      return
    }
    let flexibilities = owned.map { cells in
      (cells.map { length($0, .infinity) }.max() ?? 0) - (cells.map { length($0, 0) }.max() ?? 0)
    }
    var remaining = available - tracks.gaps.reduce(0, +)
    var left = owned.filter { !$0.isEmpty }.count
    for track in owned.indices.sorted(by: { (flexibilities[$0], $0) < (flexibilities[$1], $1) }) where !owned[track].isEmpty {
      settle(track, owned[track], max(0, remaining / CGFloat(left)), &tracks)
      remaining -= tracks.lengths[track]
      left -= 1
    }
  }

  private func settle(_ track: Int, _ owned: [GridCells.Cell], _ offered: CGFloat?, _ tracks: inout GridTracks) {
    let guide = cells.guide(of: track, along: axis)
    var extent = StackLayout.Extent(above: 0, below: 0)
    var isFirst = true
    var longest: CGFloat = 0
    for cell in owned {
      let proposal = proposal(cell, offered)
      let length = cell.view.sizeThatFits(proposal).length(along: axis)
      longest = max(longest, length)
      // An anchor decides where the cell stands, and no guide divides infinity.
      guard cell.anchor == nil, length.isFinite else { continue }
      let value = cell.view.dimensions(in: proposal).value(of: guide)
      extent.above = isFirst ? value : max(extent.above, value)
      extent.below = isFirst ? length - value : max(extent.below, length - value)
      isFirst = false
    }
    tracks.extents[track] = extent
    tracks.lengths[track] = max(longest, extent.above + extent.below)
  }

  /// What a cell needs beyond its tracks is shared equally among them (`grid/modifiers`).
  private func makeRoom(for cell: GridCells.Cell, _ available: CGFloat?, _ tracks: inout GridTracks) {
    let range = cell.tracks(along: axis)
    let own = tracks.length(of: range)
    let offered = available.map { max(own, $0 - (tracks.total - own)) }
    let needed = length(cell, offered)
    guard needed > own else { return }
    for track in range { tracks.lengths[track] += (needed - own) / CGFloat(range.count) }
  }
}
