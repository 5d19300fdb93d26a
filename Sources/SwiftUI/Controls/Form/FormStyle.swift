@_spi(Runtime) import SwiftUICore

/// How forms arrange their content.
@preconcurrency @MainActor
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A form as its style sees it.
public nonisolated struct FormStyleConfiguration {
  public let content: FormStyleConfiguration.Content

  public nonisolated struct Content: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }
}

extension View {
  /// Gives the forms below a look of their own.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<FormStyleConfiguration> {
    AnyStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var formStyle: AnyStyle<FormStyleConfiguration> {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}
