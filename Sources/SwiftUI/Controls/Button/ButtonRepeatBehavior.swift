@_spi(Runtime) import SwiftUICore

/// Whether a button acts again and again while it is held.
///
/// - Gap: a held button acts once, when it is let go; the value is there to be read.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }

  private let kind: Kind

  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
