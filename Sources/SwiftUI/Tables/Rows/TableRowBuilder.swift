@_spi(Runtime) import SwiftUICore

/// Builds the rows of a table from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Value == Content.TableRowValue, Content: TableRowContent { content }

  public static func buildBlock<C>(_ content: C) -> C where Value == C.TableRowValue, C: TableRowContent { content }

  public static func buildIf<C>(_ content: C?) -> C? where Value == C.TableRowValue, C: TableRowContent { content }

  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability(_ content: some TableRowContent<Value>) -> some TableRowContent<Value> { content }
}

// A pack can't say that all of its elements have one type of value.
extension TableRowBuilder {
  public static func buildBlock<C0: TableRowContent<Value>, C1: TableRowContent<Value>>(
    _ c0: C0, _ c1: C1
  ) -> TupleTableRowContent<Value, (C0, C1)> {
    TupleTableRowContent((c0, c1)) { columns in
      [c0._rows(columns), c1._rows(columns)]
    }
  }

  public static func buildBlock<C0: TableRowContent<Value>, C1: TableRowContent<Value>, C2: TableRowContent<Value>>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableRowContent<Value, (C0, C1, C2)> {
    TupleTableRowContent((c0, c1, c2)) { columns in
      [c0._rows(columns), c1._rows(columns), c2._rows(columns)]
    }
  }

  public static func buildBlock<
    C0: TableRowContent<Value>, C1: TableRowContent<Value>, C2: TableRowContent<Value>, C3: TableRowContent<Value>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3)> {
    TupleTableRowContent((c0, c1, c2, c3)) { columns in
      [c0._rows(columns), c1._rows(columns), c2._rows(columns), c3._rows(columns)]
    }
  }

  public static func buildBlock<
    C0: TableRowContent<Value>, C1: TableRowContent<Value>, C2: TableRowContent<Value>, C3: TableRowContent<Value>,
    C4: TableRowContent<Value>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)> {
    TupleTableRowContent((c0, c1, c2, c3, c4)) { columns in
      [c0._rows(columns), c1._rows(columns), c2._rows(columns), c3._rows(columns), c4._rows(columns)]
    }
  }

  public static func buildBlock<
    C0: TableRowContent<Value>, C1: TableRowContent<Value>, C2: TableRowContent<Value>, C3: TableRowContent<Value>,
    C4: TableRowContent<Value>, C5: TableRowContent<Value>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)> {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5)) { columns in
      [c0._rows(columns), c1._rows(columns), c2._rows(columns), c3._rows(columns), c4._rows(columns), c5._rows(columns)]
    }
  }

  public static func buildBlock<
    C0: TableRowContent<Value>, C1: TableRowContent<Value>, C2: TableRowContent<Value>, C3: TableRowContent<Value>,
    C4: TableRowContent<Value>, C5: TableRowContent<Value>, C6: TableRowContent<Value>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)> {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6)) { columns in
      [
        c0._rows(columns), c1._rows(columns), c2._rows(columns), c3._rows(columns), c4._rows(columns), c5._rows(columns),
        c6._rows(columns),
      ]
    }
  }

  public static func buildBlock<
    C0: TableRowContent<Value>, C1: TableRowContent<Value>, C2: TableRowContent<Value>, C3: TableRowContent<Value>,
    C4: TableRowContent<Value>, C5: TableRowContent<Value>, C6: TableRowContent<Value>, C7: TableRowContent<Value>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)> {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7)) { columns in
      [
        c0._rows(columns), c1._rows(columns), c2._rows(columns), c3._rows(columns), c4._rows(columns), c5._rows(columns),
        c6._rows(columns), c7._rows(columns),
      ]
    }
  }

  public static func buildBlock<
    C0: TableRowContent<Value>, C1: TableRowContent<Value>, C2: TableRowContent<Value>, C3: TableRowContent<Value>,
    C4: TableRowContent<Value>, C5: TableRowContent<Value>, C6: TableRowContent<Value>, C7: TableRowContent<Value>,
    C8: TableRowContent<Value>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)> {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) { columns in
      [
        c0._rows(columns), c1._rows(columns), c2._rows(columns), c3._rows(columns), c4._rows(columns), c5._rows(columns),
        c6._rows(columns), c7._rows(columns), c8._rows(columns),
      ]
    }
  }

  public static func buildBlock<
    C0: TableRowContent<Value>, C1: TableRowContent<Value>, C2: TableRowContent<Value>, C3: TableRowContent<Value>,
    C4: TableRowContent<Value>, C5: TableRowContent<Value>, C6: TableRowContent<Value>, C7: TableRowContent<Value>,
    C8: TableRowContent<Value>, C9: TableRowContent<Value>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) { columns in
      [
        c0._rows(columns), c1._rows(columns), c2._rows(columns), c3._rows(columns), c4._rows(columns), c5._rows(columns),
        c6._rows(columns), c7._rows(columns), c8._rows(columns), c9._rows(columns),
      ]
    }
  }
}
