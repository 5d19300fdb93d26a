import SwiftUICore

extension Button where Label == Text {
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Label(title, systemImage: systemImage))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Label(title, systemImage: systemImage))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked to show.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: configuration.label)
  }
}
