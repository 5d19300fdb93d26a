@_spi(Runtime) import SwiftUICore

/// The look of buttons that are pressed and let go in the usual way.
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A button as its style sees it.
public nonisolated struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  /// Whether a finger holds it down.
  public let isPressed: Bool

  public nonisolated struct Label: View {
    let content: PrimitiveButtonStyleConfiguration.Label

    @MainActor @preconcurrency public var body: some View { content }
  }
}

extension View {
  /// Gives the buttons below a look of their own.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    buttonStyle(PressableButtonStyle(style: style))
  }
}

/// A `ButtonStyle` among those that run the action themselves.
private nonisolated struct PressableButtonStyle<S: ButtonStyle>: PrimitiveButtonStyle, BuiltInStyle {
  let style: S

  @MainActor func makeBody(configuration: Configuration) -> some View {
    StyledView(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label), isPressed: configuration.isPressed)
    ) { $0.makeBody(configuration: $1) }
  }
}
