@_spi(Runtime) import SwiftUICore

/// In which order a menu shows its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Order: Sendable { case automatic, fixed, priority }

  private let order: Order

  public static let automatic = MenuOrder(order: .automatic)
  public static let fixed = MenuOrder(order: .fixed)
  public static let priority = MenuOrder(order: .priority)
}

/// Whether the choice of an item closes its menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private enum Behavior: Sendable { case automatic, enabled, disabled }

  private let behavior: Behavior

  public static let automatic = MenuActionDismissBehavior(behavior: .automatic)
  public static let enabled = MenuActionDismissBehavior(behavior: .enabled)
  public static let disabled = MenuActionDismissBehavior(behavior: .disabled)
}

private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private enum MenuActionDismissBehaviorKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

private enum MenuIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// In which order menus below show their items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether a choice closes the menu that it is made in.
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }

  /// Whether menus below show that they are menus.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }
}

extension View {
  /// - Gap: the value is kept; items stand in the order in which they are written, wherever the panel opens.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Keeps whether menus below show an indicator; on iOS a menu is only its label.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Says whether the items of menus below, or the items below of a menu, close it once they are chosen.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
