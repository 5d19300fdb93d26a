@_spi(Runtime) import SwiftUICore

/// Builds the items of a bar from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildExpression<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }

  /// For primitive contents, whose body is never asked for.
  public static func buildBlock(_ content: Never) -> Never {}

  @MainActor public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

  @MainActor public static func buildBlock<Content: CustomizableToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent { content }

  @MainActor public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> some ToolbarContent {
    ToolbarContents(repeat each content)
  }

  @MainActor public static func buildBlock<each C: CustomizableToolbarContent>(
    _ content: repeat each C
  ) -> some CustomizableToolbarContent {
    ToolbarContents(repeat each content)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildIf<Content: CustomizableToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildEither<TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  @MainActor public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    ErasedToolbarContent(_items: content._items)
  }

  @MainActor public static func buildLimitedAvailability<Content: CustomizableToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent {
    ErasedToolbarContent(_items: content._items)
  }
}
