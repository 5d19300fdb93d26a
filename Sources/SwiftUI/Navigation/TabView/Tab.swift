@_spi(Runtime) import SwiftUICore

/// A screen of a tab view with its label and the value that selects it.
public struct Tab<Value, Content, Label> {
  private let value: Value?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  nonisolated init(chosenBy value: Value?, role: TabRole?, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Tab<Value, Content, Label>

  @MainActor @preconcurrency public var body: Tab<Value, Content, Label> { self }

  @MainActor public var _tabs: AnyView {
    let tab = content.modifier(TabItemModifier(label: label, isSearch: role == .search))
    return value.map { AnyView(CustomizedTab(content: tab.tag($0))) } ?? AnyView(CustomizedTab(content: tab))
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(chosenBy: value, role: role, content: content(), label: label())
  }

  public nonisolated init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(chosenBy: .some(.some(value)), role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(chosenBy: value, role: role, content: content(), label: DefaultTabLabel(role: role))
  }

  public nonisolated init<V: Hashable>(value: V, role: TabRole?, @ViewBuilder content: () -> Content) where Value == V? {
    self.init(chosenBy: .some(.some(value)), role: role, content: content(), label: DefaultTabLabel(role: role))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(chosenBy: value, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), systemImage))
  }

  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(chosenBy: .some(.some(value)), role: role, content: content(), label: DefaultTabLabel(Text(titleKey), systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(chosenBy: value, role: role, content: content(), label: DefaultTabLabel(Text(title), systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(chosenBy: .some(.some(value)), role: role, content: content(), label: DefaultTabLabel(Text(title), systemImage))
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(chosenBy: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(chosenBy: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(chosenBy: nil, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(chosenBy: nil, role: role, content: content(), label: DefaultTabLabel(Text(title), systemImage))
  }
}

/// The title and the icon of a tab, or those of its role.
public nonisolated struct DefaultTabLabel: View {
  private let title: Text
  private let systemImage: String

  init(_ title: Text, _ systemImage: String) {
    self.title = title
    self.systemImage = systemImage
  }

  init(role: TabRole?) { self.init(Text(role == .search ? "Search" : ""), role == .search ? "magnifyingglass" : "") }

  @MainActor @preconcurrency public var body: some View {
    Label {
      title
    } icon: {
      if !systemImage.isEmpty { Image(systemName: systemImage) }
    }
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private enum Kind: Sendable { case search }

  private let kind: Kind

  /// Stands apart from the others, at the trailing end.
  public static var search: TabRole { TabRole(kind: .search) }
}
