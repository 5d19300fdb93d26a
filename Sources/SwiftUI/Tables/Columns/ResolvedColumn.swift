import Foundation
@_spi(Runtime) import SwiftUICore

/// A column as the table shows it.
public struct _TableColumn<RowValue: Identifiable> {
  let label: AnyView
  let cell: (RowValue) -> AnyView
  /// A value of the column's type of comparator, where it sorts.
  var comparator: Any?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
}

/// How much room a column takes, in points; what is nil is left open.
struct TableColumnWidth: Hashable, Sendable {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  /// Shares the room among columns: each as much as the others, within its limits.
  static func shares(of room: CGFloat, among columns: [TableColumnWidth]) -> [CGFloat] {
    var widths = [CGFloat?](repeating: nil, count: columns.count)
    var rest = room
    while true {
      let open = columns.indices.filter { widths[$0] == nil }
      if open.isEmpty { break }
      let share = Swift.max(0, rest / CGFloat(open.count))
      // Who needs more than its share comes first, since all others then get less.
      let bound =
        open.first { (columns[$0].min ?? 0) > share } ?? open.first { (columns[$0].max ?? .infinity) < share }
      guard let bound else {
        for index in open { widths[index] = share }
        break
      }
      let width = (columns[bound].min ?? 0) > share ? columns[bound].min ?? 0 : columns[bound].max ?? share
      widths[bound] = width
      rest -= width
    }
    return widths.map { $0 ?? 0 }
  }
}

/// The columns that a table shows, as its rows see them.
public struct _TableColumns<RowValue: Identifiable> {
  var shown: [_TableColumn<RowValue>]
  /// How many rows must be open to see the row.
  var depth = 0
  /// What opens the row, where it can be opened.
  var disclosure: Binding<Bool>?

  func disclosing(_ isExpanded: Binding<Bool>) -> Self {
    var copy = self
    copy.disclosure = isExpanded
    return copy
  }

  var deeper: Self {
    var copy = self
    copy.depth += 1
    copy.disclosure = nil
    return copy
  }
}
