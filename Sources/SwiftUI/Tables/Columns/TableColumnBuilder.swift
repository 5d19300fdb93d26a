@_spi(Runtime) import SwiftUICore
import Foundation

/// Builds the columns of a table from the statements of a closure; a column that does not sort stands beside those that do.
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent { column }

  @_disfavoredOverload
  public static func buildExpression<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never { column }

  public static func buildBlock<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column: TableColumnContent { column }

  public static func buildIf<C>(_ content: C?) -> C? where RowValue == C.TableRowValue, C: TableColumnContent { content }

  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T: TableColumnContent, F: TableColumnContent,
    T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .first(first)) }

  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T: TableColumnContent, F: TableColumnContent,
    T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue
  { _ConditionalContent(storage: .second(second)) }

  public static func buildLimitedAvailability(
    _ content: any TableColumnContent<RowValue, Sort>
  ) -> some TableColumnContent<RowValue, Sort> { TableColumns<RowValue, Sort>(content._columns) }
}

// A pack can't say that all of its elements have one type of value.
extension TableColumnBuilder {
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent>(
    _ c0: C0, _ c1: C1
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
  where RowValue == C0.TableRowValue, RowValue == C1.TableRowValue {
    TupleTableColumnContent((c0, c1), [c0._columns, c1._columns])
  }

  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
  where RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue {
    TupleTableColumnContent((c0, c1, c2), [c0._columns, c1._columns, c2._columns])
  }

  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
  where RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue {
    TupleTableColumnContent((c0, c1, c2, c3), [c0._columns, c1._columns, c2._columns, c3._columns])
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue,
    RowValue == C4.TableRowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4), [c0._columns, c1._columns, c2._columns, c3._columns, c4._columns])
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent,
    C5: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue,
    RowValue == C4.TableRowValue, RowValue == C5.TableRowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5), [c0._columns, c1._columns, c2._columns, c3._columns, c4._columns, c5._columns])
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent,
    C5: TableColumnContent, C6: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue,
    RowValue == C4.TableRowValue, RowValue == C5.TableRowValue, RowValue == C6.TableRowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6), [c0._columns, c1._columns, c2._columns, c3._columns, c4._columns, c5._columns, c6._columns])
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent,
    C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue,
    RowValue == C4.TableRowValue, RowValue == C5.TableRowValue, RowValue == C6.TableRowValue, RowValue == C7.TableRowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6, c7),
      [c0._columns, c1._columns, c2._columns, c3._columns, c4._columns, c5._columns, c6._columns, c7._columns])
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent,
    C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent, C8: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue,
    RowValue == C4.TableRowValue, RowValue == C5.TableRowValue, RowValue == C6.TableRowValue, RowValue == C7.TableRowValue,
    RowValue == C8.TableRowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6, c7, c8),
      [c0._columns, c1._columns, c2._columns, c3._columns, c4._columns, c5._columns, c6._columns, c7._columns, c8._columns])
  }

  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent,
    C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent, C8: TableColumnContent, C9: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue,
    RowValue == C4.TableRowValue, RowValue == C5.TableRowValue, RowValue == C6.TableRowValue, RowValue == C7.TableRowValue,
    RowValue == C8.TableRowValue, RowValue == C9.TableRowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9),
      [
        c0._columns, c1._columns, c2._columns, c3._columns, c4._columns, c5._columns, c6._columns, c7._columns, c8._columns,
        c9._columns,
      ])
  }
}
