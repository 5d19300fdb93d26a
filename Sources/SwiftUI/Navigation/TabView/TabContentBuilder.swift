@_spi(Runtime) import SwiftUICore

/// Builds the tabs of a tab view from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs as one view.
  public nonisolated struct Content<C: TabContent>: View {
    let content: C

    @MainActor @preconcurrency public var body: some View { content._tabs }
  }

  public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }

  public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }

  public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> C? { content }

  public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T.TabValue == F.TabValue {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T.TabValue == F.TabValue {
    _ConditionalContent(storage: .second(second))
  }

  @MainActor public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> AnyTabContent<T.TabValue> {
    AnyTabContent(content)
  }
}

// A pack can't say that all of its elements have one type of value.
extension TabContentBuilder {
  @MainActor public static func buildBlock<C0: TabContent<TabValue>, C1: TabContent<TabValue>>(_ c0: C0, _ c1: C1)
    -> some TabContent<TabValue>
  {
    TabContents<TabValue>([c0._tabs, c1._tabs])
  }

  @MainActor public static func buildBlock<C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some TabContent<TabValue> {
    TabContents<TabValue>([c0._tabs, c1._tabs, c2._tabs])
  }

  @MainActor
  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some TabContent<TabValue> {
    TabContents<TabValue>([c0._tabs, c1._tabs, c2._tabs, c3._tabs])
  }

  @MainActor
  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
    C4: TabContent<TabValue>
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some TabContent<TabValue> {
    TabContents<TabValue>([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs])
  }

  @MainActor
  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
    C4: TabContent<TabValue>, C5: TabContent<TabValue>
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some TabContent<TabValue> {
    TabContents<TabValue>([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs])
  }

  @MainActor
  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
    C4: TabContent<TabValue>, C5: TabContent<TabValue>, C6: TabContent<TabValue>
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some TabContent<TabValue> {
    TabContents<TabValue>([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs, c6._tabs])
  }

  @MainActor
  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
    C4: TabContent<TabValue>, C5: TabContent<TabValue>, C6: TabContent<TabValue>, C7: TabContent<TabValue>
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some TabContent<TabValue> {
    TabContents<TabValue>([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs, c6._tabs, c7._tabs])
  }

  @MainActor
  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
    C4: TabContent<TabValue>, C5: TabContent<TabValue>, C6: TabContent<TabValue>, C7: TabContent<TabValue>,
    C8: TabContent<TabValue>
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> some TabContent<TabValue> {
    TabContents<TabValue>([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs, c6._tabs, c7._tabs, c8._tabs])
  }

  @MainActor
  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
    C4: TabContent<TabValue>, C5: TabContent<TabValue>, C6: TabContent<TabValue>, C7: TabContent<TabValue>,
    C8: TabContent<TabValue>, C9: TabContent<TabValue>
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> some TabContent<
    TabValue
  > {
    TabContents<TabValue>([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs, c6._tabs, c7._tabs, c8._tabs, c9._tabs])
  }
}
