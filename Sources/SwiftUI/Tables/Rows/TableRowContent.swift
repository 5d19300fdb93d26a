@_spi(Runtime) import SwiftUICore

/// Rows of a table.
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent

  @TableRowBuilder<Self.TableRowValue> @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }

  /// The rows as views; primitive contents bring their own.
  @MainActor func _rows(_ columns: _TableColumns<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  @MainActor public func _rows(_ columns: _TableColumns<TableRowValue>) -> AnyView { tableRowBody._rows(columns) }
}

/// Rows without a body of their own.
protocol PrimitiveTableRowContent: TableRowContent where TableRowBody == Never {}

extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never { fatalError("\(Self.self) is a primitive content of tables: it has no body") }
}

extension Never: TableRowContent {
  public typealias TableRowValue = Never
  public typealias TableRowBody = Never
  @MainActor public func _rows(_ columns: _TableColumns<Never>) -> AnyView { fatalError("Never has no rows") }
}

/// The row of one value, with a cell for each column.
public nonisolated struct TableRow<Value: Identifiable>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  let value: Value

  public init(_ value: Value) { self.value = value }

  @MainActor public func _rows(_ columns: _TableColumns<Value>) -> AnyView {
    AnyView(TableCells(value: value, columns: columns).tag(value.id))
  }
}

/// No rows.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  @MainActor public func _rows(_ columns: _TableColumns<Value>) -> AnyView { AnyView(EmptyView()) }
}

/// Several rows, one below the other.
public nonisolated struct TupleTableRowContent<Value: Identifiable, T>: PrimitiveTableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public var value: T
  private let parts: (_TableColumns<Value>) -> [AnyView]

  init(_ value: T, parts: @escaping (_TableColumns<Value>) -> [AnyView]) {
    self.value = value
    self.parts = parts
  }

  @MainActor public func _rows(_ columns: _TableColumns<Value>) -> AnyView {
    let parts = parts(columns)
    return AnyView(ForEach(parts.indices, id: \.self) { parts[$0] })
  }
}

/// A row for each element of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRowContent where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  let data: Data

  @MainActor public func _rows(_ columns: _TableColumns<Data.Element>) -> AnyView {
    AnyView(ForEach(data) { TableCells(value: $0, columns: columns).tag($0.id) })
  }
}
