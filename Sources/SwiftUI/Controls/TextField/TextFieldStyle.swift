@_spi(Runtime) import SwiftUICore

/// How text fields look.
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a text field as its style sees it.
public nonisolated struct _TextFieldStyleLabel: View {
  let content: AnyView

  @MainActor @preconcurrency public var body: some View { content }
}

extension View {
  /// Gives the text fields below a look of their own.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyStyle(style) { $0._body(configuration: $1) })
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<TextField<_TextFieldStyleLabel>> {
    AnyStyle(DefaultTextFieldStyle()) { $0._body(configuration: $1) }
  }
}

extension EnvironmentValues {
  var textFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>> {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}
