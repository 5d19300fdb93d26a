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

  @MainActor public static func buildBlock<each C: TabContent<TabValue>>(
    _ content: repeat each C
  ) -> some TabContent<TabValue> {
    TabContents<TabValue>(repeat each content)
  }

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
