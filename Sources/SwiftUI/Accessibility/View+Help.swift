@_spi(Runtime) import SwiftUICore

extension View {
  /// Says what the view is for: a tip under a pointer, and a hint for a screen reader.
  ///
  /// - Gap: there is no pointer, so that only the hint is there.
  public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }

  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
