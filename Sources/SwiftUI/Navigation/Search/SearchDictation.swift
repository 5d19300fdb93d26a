@_spi(Runtime) import SwiftUICore

/// Whether a field offers to take what is said.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic, preventDictation
    case inline(TextInputDictationActivation)
  }

  private let kind: Kind

  public static let automatic = TextInputDictationBehavior(kind: .automatic)
  public static let preventDictation = TextInputDictationBehavior(kind: .preventDictation)

  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(kind: .inline(activation))
  }
}

/// What starts to take what is said.
public struct TextInputDictationActivation: Equatable, Sendable {
  private let isOnLook: Bool

  public static let onLook = TextInputDictationActivation(isOnLook: true)
  public static let onSelect = TextInputDictationActivation(isOnLook: false)
}

private enum SearchDictationKey: EnvironmentKey {
  static var defaultValue: TextInputDictationBehavior { .automatic }
}

extension EnvironmentValues {
  package var searchDictationBehavior: TextInputDictationBehavior {
    get { self[SearchDictationKey.self] }
    set { self[SearchDictationKey.self] = newValue }
  }
}

extension View {
  /// - Gap: search fields take no speech; the value is kept.
  public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    environment(\.searchDictationBehavior, dictationBehavior)
  }
}
