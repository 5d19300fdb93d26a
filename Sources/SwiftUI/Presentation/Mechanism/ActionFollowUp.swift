@_spi(Runtime) import SwiftUICore

/// What a control does after its action where it stands in something that ends with a choice: that closes.
@MainActor final class ActionFollowUp {
  private let run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) { self.run = run }

  func callAsFunction() { run() }
}

private enum ActionFollowUpKey: EnvironmentKey {
  static var defaultValue: ActionFollowUp? { nil }
}

private enum IsInMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// What controls do after their action; nil where nothing ends with it.
  var actionFollowUp: ActionFollowUp? {
    get { isInMenu && menuActionDismissBehavior == .disabled ? nil : self[ActionFollowUpKey.self] }
    set { self[ActionFollowUpKey.self] = newValue }
  }

  /// Whether the view is an item of a menu.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}
