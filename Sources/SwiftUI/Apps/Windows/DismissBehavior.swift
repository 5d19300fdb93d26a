@_spi(Runtime) import SwiftUICore

/// Whether a window that is closed may ask first.
public struct DismissBehavior: Sendable {
  private enum Kind: Sendable { case interactive, destructive }

  private let kind: Kind

  public static let interactive = DismissBehavior(kind: .interactive)
  public static let destructive = DismissBehavior(kind: .destructive)

  package var isDestructive: Bool { kind == .destructive }
}

private enum DismissBehaviorKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}

extension Transaction {
  /// How windows that are closed in the transaction go.
  ///
  /// - Gap: no window asks before it closes.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}
