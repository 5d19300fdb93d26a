@_spi(Runtime) import SwiftUICore

/// How text editors look.
@preconcurrency @MainActor
public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A text editor as its style sees it.
public nonisolated struct TextEditorStyleConfiguration {
  let text: String
}

/// The platform's style for a text editor: `plain`.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { TextEditorLines(text: configuration.text) }
}

/// The text alone.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { TextEditorLines(text: configuration.text) }
}

/// The text in a frame with round corners.
public nonisolated struct RoundedBorderTextEditorStyle: TextEditorStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorLines(text: configuration.text)
      .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color.separator, lineWidth: 1))
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// Gives the text editors below a look of their own.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.textEditorStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum TextEditorStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<TextEditorStyleConfiguration> {
    AnyStyle(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var textEditorStyle: AnyStyle<TextEditorStyleConfiguration> {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}
