@_spi(Runtime) import SwiftUICore

/// Whether every other row of a list or a table has a background of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, enabled, disabled }

  private let kind: Kind

  public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
  public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
  public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

private enum AlternatingRowBackgroundsKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
  package var alternatingRowBackgrounds: AlternatingRowBackgroundBehavior {
    get { self[AlternatingRowBackgroundsKey.self] }
    set { self[AlternatingRowBackgroundsKey.self] = newValue }
  }
}

extension View {
  /// - Gap: rows look alike; the value stands in the environment.
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    environment(\.alternatingRowBackgrounds, behavior)
  }
}
