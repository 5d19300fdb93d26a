@_spi(Runtime) import SwiftUICore

/// How a keyboard capitalises what is typed.
public struct TextInputAutocapitalization: Sendable {
  enum Kind: Sendable { case never, words, sentences, characters }

  let kind: Kind

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }
}

/// What stands on the key that submits.
public struct SubmitLabel: Sendable {
  enum Kind: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }

  let kind: Kind

  public static var done: SubmitLabel { SubmitLabel(kind: .done) }
  public static var go: SubmitLabel { SubmitLabel(kind: .go) }
  public static var send: SubmitLabel { SubmitLabel(kind: .send) }
  public static var join: SubmitLabel { SubmitLabel(kind: .join) }
  public static var route: SubmitLabel { SubmitLabel(kind: .route) }
  public static var search: SubmitLabel { SubmitLabel(kind: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
  public static var next: SubmitLabel { SubmitLabel(kind: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}

/// What the surroundings say about the keyboard of a field; nil where they say nothing.
///
/// There is no keyboard here that could follow it, so that only tests read it.
@_spi(Runtime) public struct TextInputTraits: Equatable, Sendable {
  public var keyboardType = _KeyboardType.default
  public var contentType: _TextContentType?
  var autocorrectionDisabled: Bool?
  var autocapitalization: TextInputAutocapitalization.Kind?
  public var olderAutocapitalization: _AutocapitalizationType?
  var submitLabel: SubmitLabel.Kind?
}

private enum TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
  @_spi(Runtime) public var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }

  /// Whether what is typed is left as it is.
  public var autocorrectionDisabled: Bool {
    get { textInputTraits.autocorrectionDisabled ?? false }
    set { textInputTraits.autocorrectionDisabled = newValue }
  }
}

extension View {
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.textInputTraits.autocorrectionDisabled, disable)
  }

  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.textInputTraits.autocorrectionDisabled, disable)
  }

  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textInputTraits.autocapitalization, autocapitalization?.kind)
  }

  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.textInputTraits.submitLabel, submitLabel.kind)
  }
}
