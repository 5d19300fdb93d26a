import Foundation

extension Text {
  /// A value written by a format style, in the style's own locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}

extension View {
  public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
