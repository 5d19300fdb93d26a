@_spi(Runtime) import SwiftUICore

/// Builds the entries of a rotor from the statements of a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// For primitive contents, whose body is never asked for.
  public static func buildBlock(_ content: Never) -> Never {}

  @MainActor public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> some AccessibilityRotorContent { content }

  @MainActor public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var entries: [_AccessibilityRotorEntry] = []
    repeat entries += (each content)._entries
    return AccessibilityRotorEntries(entries: entries)
  }

  @MainActor public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    AccessibilityRotorEntries(entries: content?._entries ?? [])
  }
}

/// Entries of several contents, or of none.
private struct AccessibilityRotorEntries: AccessibilityRotorContent {
  let entries: [_AccessibilityRotorEntry]

  var body: Never { fatalError("entries are primitive rotor content: they have no body") }
  var _entries: [_AccessibilityRotorEntry] { entries }
}
