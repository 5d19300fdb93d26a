@_spi(Runtime) import SwiftUICore

extension View {
  /// Keeps the colors of the view where a person has inverted those of the screen.
  ///
  /// - Gap: no screen is inverted here.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Lets a person see the view larger while a finger rests on it.
  ///
  /// - Gap: there is no such viewer.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// - Gap: there is no such viewer.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }
}
