@_spi(Runtime) import SwiftUICore

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, flexible, fitted }

  private let kind: Kind

  public static var automatic: ButtonSizing { ButtonSizing(kind: .automatic) }
  /// As wide as the room that it is offered.
  public static var flexible: ButtonSizing { ButtonSizing(kind: .flexible) }
  /// As wide as its label needs.
  public static var fitted: ButtonSizing { ButtonSizing(kind: .fitted) }
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
