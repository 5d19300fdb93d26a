import Foundation

/// Which cells a grid has, in which rows and columns.
struct GridCells: Sendable {
  struct Cell: Sendable {
    let view: LayoutSubview
    let columns: Range<Int>
    let row: Int
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set

    /// The tracks along an axis that the cell takes.
    func tracks(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<(row + 1) }
  }

  private(set) var cells: [Cell] = []
  private(set) var rowAlignments: [VerticalAlignment] = []
  private(set) var columnAlignments: [HorizontalAlignment] = []
  /// The grid's own, which cells of several tracks follow (`layout/rtl-grid`).
  let alignment: Alignment

  func count(along axis: Axis) -> Int { axis == .horizontal ? columnAlignments.count : rowAlignments.count }

  func guide(of track: Int, along axis: Axis) -> AlignmentKey {
    axis == .horizontal ? columnAlignments[track].key : rowAlignments[track].key
  }

  func guide(of cell: Cell, along axis: Axis) -> AlignmentKey {
    let tracks = cell.tracks(along: axis)
    if tracks.count == 1 { return guide(of: tracks.lowerBound, along: axis) }
    return axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
  }

  init(_ subviews: LayoutSubviews, _ alignment: Alignment) {
    self.alignment = alignment
    let rows = Self.rows(subviews)
    let widths = rows.map { row in row.views.reduce(0) { $0 + Self.span($1) } }
    let columnCount = zip(rows, widths).map { $0.row == nil ? 1 : $1 }.max() ?? 0
    columnAlignments = Array(repeating: alignment.horizontal, count: columnCount)
    rowAlignments = rows.map { $0.row?.alignment ?? alignment.vertical }
    for (index, row) in rows.enumerated() {
      var column = 0
      for view in row.views {
        let count = row.row == nil ? columnCount : Self.span(view)
        add(view, column..<(column + count), index)
        column += count
      }
    }
  }

  private mutating func add(_ view: LayoutSubview, _ columns: Range<Int>, _ row: Int) {
    if let alignment = view.node.trait(GridCellTrait.ColumnAlignment.self) {
      for column in columns { columnAlignments[column] = alignment }
    }
    cells.append(
      Cell(
        view: view, columns: columns, row: row, anchor: view.node.trait(GridCellTrait.Anchor.self),
        unsizedAxes: view.node.trait(GridCellTrait.UnsizedAxes.self) ?? []))
  }

  private static func span(_ view: LayoutSubview) -> Int { max(1, view.node.trait(GridCellTrait.Columns.self) ?? 1) }

  /// Neighbours of one `GridRow` together; any other view on its own.
  private static func rows(_ subviews: LayoutSubviews) -> [(row: GridRowTrait.Row?, views: [LayoutSubview])] {
    var rows: [(row: GridRowTrait.Row?, views: [LayoutSubview])] = []
    for view in subviews {
      let row = view.node.trait(GridRowTrait.self)
      if let row, let last = rows.last?.row, last.id == row.id {
        rows[rows.count - 1].views.append(view)
      } else {
        rows.append((row, [view]))
      }
    }
    return rows
  }

  /// The distance after each track but the last: the widest that two neighbours prefer; 8 where none meet.
  func gaps(along axis: Axis, _ fixed: CGFloat?) -> [CGFloat] {
    let count = count(along: axis) - 1
    if count < 1 { return [] }
    if let fixed { return Array(repeating: fixed, count: count) }
    var gaps = Array(repeating: CGFloat?.none, count: count)
    for (one, next) in neighbours(along: axis) {
      let border = one.tracks(along: axis).upperBound - 1
      let distance = one.view.spacing.distance(to: next.view.spacing, along: axis)
      gaps[border] = max(gaps[border] ?? distance, distance)
    }
    return gaps.map { $0 ?? Self.standardGap }
  }

  /// Cells that touch, each before the one behind it.
  private func neighbours(along axis: Axis) -> [(Cell, Cell)] {
    switch axis {
    case .horizontal:
      return zip(cells, cells.dropFirst()).filter { $0.row == $1.row }
    case .vertical:
      let rows = Dictionary(grouping: cells, by: \.row)
      return cells.flatMap { cell in
        (rows[cell.row + 1] ?? []).filter { cell.columns.overlaps($0.columns) }.map { (cell, $0) }
      }
    }
  }

  private static let standardGap: CGFloat = 8
}
