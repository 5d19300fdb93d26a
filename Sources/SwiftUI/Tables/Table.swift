import Foundation
@_spi(Runtime) import SwiftUICore

/// Rows with a cell for each column, below the columns' headers.
///
/// Where there is no room for columns, as on a phone, it is a list of the first column's cells, without headers.
public nonisolated struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let columns: Columns
  let rows: Rows
  let selection: ListSelection<Value.ID>
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.tableStyle) private var style

  init(
    _ columns: Columns, _ rows: Rows, selection: ListSelection<Value.ID> = .none, sorting: TableSorting? = nil,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }

  @MainActor @preconcurrency public var body: some View {
    style.makeBody(TableStyleConfiguration(content: AnyView(content)), below: \.tableStyle)
  }

  @MainActor @ViewBuilder private var content: some View {
    if horizontalSizeClass == .regular {
      VStack(spacing: 0) {
        if headers != .hidden {
          TableHeader(columns: visibleColumns, sorting: sorting)
          Divider()
        }
        list(of: visibleColumns)
      }
    } else {
      list(of: Array(visibleColumns.prefix(1)))
    }
  }

  @MainActor private func list(of columns: [_TableColumn<Value>]) -> some View {
    List(selection: selection, content: rows._rows(_TableColumns(shown: columns))).listStyle(.plain)
  }

  @MainActor private var visibleColumns: [_TableColumn<Value>] {
    columns._columns.filter { column in
      let chosen = column.customizationID.flatMap { customization?.wrappedValue[visibility: $0] } ?? .automatic
      return (chosen == .automatic ? column.defaultVisibility : chosen) != .hidden
    }
  }
}
