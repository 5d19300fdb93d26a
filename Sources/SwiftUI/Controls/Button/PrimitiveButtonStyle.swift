@_spi(Runtime) import SwiftUICore

/// The look of buttons, and what runs their action.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A button as its style sees it.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  /// Whether a finger holds it down.
  var isPressed = false
  let action: @MainActor () -> Void

  /// Runs the button's action.
  public func trigger() {
    // Styles are only asked for a body, and gestures only run, on the main actor.
    let action = action
    MainActor.assumeIsolated { Recorder.withoutRecording { action() } }
  }

  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }
}

extension View {
  /// Gives the buttons below a look of their own.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<PrimitiveButtonStyleConfiguration> {
    AnyStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyStyle<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
