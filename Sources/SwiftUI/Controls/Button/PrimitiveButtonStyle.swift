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
    environment(\.buttonStyle, AnyButtonStyle(style: style))
  }
}

/// A style whose type is not told.
struct AnyButtonStyle: Equatable {
  let style: any PrimitiveButtonStyle

  static func == (a: AnyButtonStyle, b: AnyButtonStyle) -> Bool {
    func compare<S: PrimitiveButtonStyle>(_ style: S) -> Bool {
      (b.style as? S).map { ValueComparison.areEqual(style, $0) } ?? false
    }
    return compare(a.style)
  }

  @MainActor func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    func make<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
      let view = StyledView(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
      if style is any BuiltInButtonStyle { return AnyView(view) }
      // A style that builds on `Button(configuration)` gets the standard one, and not itself again.
      return AnyView(view.environment(\.buttonStyle, AnyButtonStyle(style: DefaultButtonStyle())))
    }
    return make(style)
  }
}

/// A style that makes no button of its own.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { AnyButtonStyle(style: DefaultButtonStyle()) }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
