import Foundation

/// Rows of cells, as a layout.
public struct GridLayout: Layout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public struct Cache: Sendable {
    var cells: GridCells
    var columnGaps: [CGFloat]
    var rowGaps: [CGFloat]
    var arrangements: [Arrangement] = []
  }

  /// All tracks for one proposal.
  struct Arrangement: Sendable {
    let proposal: ProposedViewSize
    let columns: GridTracks
    let rows: GridTracks
  }

  public func makeCache(subviews: Subviews) -> Cache {
    let cells = GridCells(subviews, alignment)
    return Cache(
      cells: cells, columnGaps: cells.gaps(along: .horizontal, horizontalSpacing),
      rowGaps: cells.gaps(along: .vertical, verticalSpacing))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let arrangement = arrange(proposal, &cache)
    return CGSize(width: arrangement.columns.total, height: arrangement.rows.total)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let arrangement = arrange(proposal, &cache)
    // Those of the cache are as they were when sizes were asked for: these know how to mirror.
    for (subview, cell) in zip(subviews, cache.cells.cells) {
      let frame = arrangement.frame(of: cell)
      let origin = arrangement.origin(of: cell, in: frame, cache.cells)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(frame.size))
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { explicitGuide(guide.key, proposal, &cache) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { explicitGuide(guide.key, proposal, &cache) }

  private func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ cache: inout Cache) -> CGFloat? {
    let arrangement = arrange(proposal, &cache)
    return key.combined(
      cache.cells.cells.compactMap { cell in
        let frame = arrangement.frame(of: cell)
        guard let value = cell.view.node.guide(key, ProposedViewSize(frame.size)) else { return nil }
        let origin = arrangement.origin(of: cell, in: frame, cache.cells)
        return value + (key.axis == .horizontal ? origin.x : origin.y)
      })
  }

  private func arrange(_ proposal: ProposedViewSize, _ cache: inout Cache) -> Arrangement {
    if let known = cache.arrangements.first(where: { $0.proposal == proposal }) { return known }
    let columns = GridSizing(cells: cache.cells, axis: .horizontal, across: { _ in nil })
      .tracks(proposal.width, cache.columnGaps)
    let rows = GridSizing(cells: cache.cells, axis: .vertical, across: { columns.length(of: $0.columns) })
      .tracks(proposal.height, cache.rowGaps)
    let arrangement = Arrangement(proposal: proposal, columns: columns, rows: rows)
    if cache.arrangements.count >= AnswerLimit.perStack { cache.arrangements.removeFirst() }
    cache.arrangements.append(arrangement)
    return arrangement
  }
}

extension GridLayout.Arrangement {
  /// The place of a cell, from the grid's leading top corner.
  func frame(of cell: GridCells.Cell) -> CGRect {
    CGRect(
      x: columns.starts[cell.columns.lowerBound], y: rows.starts[cell.row],
      width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
  }

  /// Where a cell's view stands in its place.
  func origin(of cell: GridCells.Cell, in frame: CGRect, _ cells: GridCells) -> CGPoint {
    let dimensions = cell.view.dimensions(in: ProposedViewSize(frame.size))
    if let anchor = cell.anchor {
      return CGPoint(
        x: frame.minX + (frame.width - dimensions.width) * anchor.x,
        y: frame.minY + (frame.height - dimensions.height) * anchor.y)
    }
    return CGPoint(
      x: frame.minX + offset(of: cell, dimensions, in: frame, columns, cells),
      y: frame.minY + offset(of: cell, dimensions, in: frame, rows, cells))
  }

  /// Guides meet on the line of the cell's track; a cell of several tracks, or without a say in one, on its place's own.
  private func offset(
    of cell: GridCells.Cell, _ dimensions: ViewDimensions, in frame: CGRect, _ tracks: GridTracks, _ cells: GridCells
  ) -> CGFloat {
    let range = cell.tracks(along: tracks.axis)
    let guide = cells.guide(of: cell, along: tracks.axis)
    let isSized = !cell.unsizedAxes.contains(tracks.axis == .horizontal ? .horizontal : .vertical)
    let line =
      range.count == 1 && isSized ? tracks.line(in: range.lowerBound) : ViewDimensions(frame.size).value(of: guide)
    return line - dimensions.value(of: guide)
  }
}
