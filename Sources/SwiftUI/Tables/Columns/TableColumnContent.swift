import Foundation
@_spi(Runtime) import SwiftUICore

/// Columns of a table.
@preconcurrency @MainActor
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent

  @MainActor @preconcurrency var tableColumnBody: Self.TableColumnBody { get }

  /// What the table shows; primitive contents bring their own.
  @MainActor var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  @MainActor public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

/// Columns without a body of their own.
protocol PrimitiveTableColumnContent: TableColumnContent where TableColumnBody == Never {}

extension TableColumnContent where TableColumnBody == Never {
  public var tableColumnBody: Never { fatalError("\(Self.self) is a primitive content of tables: it has no body") }
}

extension Never: TableColumnContent {
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  @MainActor public var _columns: [_TableColumn<Never>] { fatalError("Never has no columns") }
}

/// Columns that are known already.
nonisolated struct TableColumns<RowValue: Identifiable, Sort: SortComparator>: PrimitiveTableColumnContent {
  typealias TableRowValue = RowValue
  typealias TableColumnSortComparator = Sort
  typealias TableColumnBody = Never

  let _columns: [_TableColumn<RowValue>]

  init(_ columns: [_TableColumn<RowValue>]) { _columns = columns }
}

/// Several columns, one beside the other.
public nonisolated struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: PrimitiveTableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public var value: T
  public let _columns: [_TableColumn<RowValue>]

  init(_ value: T, _ columns: [[_TableColumn<RowValue>]]) {
    self.value = value
    _columns = columns.flatMap { $0 }
  }
}

/// Columns for each element of a collection.
public nonisolated struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: PrimitiveTableColumnContent
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
  Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public var data: Data
  public var content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }

  public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }

  @MainActor public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never

  @MainActor public var _columns: [_TableColumn<Wrapped.TableRowValue>] { self.map { $0._columns } ?? [] }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never

  @MainActor public var _columns: [_TableColumn<TrueContent.TableRowValue>] {
    switch storage {
    case .first(let content): content._columns
    case .second(let content): content._columns
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never

  @_disfavoredOverload
  public nonisolated init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(holding: content())
  }

  @MainActor public var _columns: [_TableColumn<Content.TableRowValue>] { content._columns }
}
