@_spi(Runtime) import SwiftUICore

extension TabContent {
  public nonisolated func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    modified { AnyView($0.badge(count)) }
  }

  public nonisolated func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    modified { AnyView($0.badge(label)) }
  }

  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> {
    modified { AnyView($0.badge(Text(key))) }
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<Self.TabValue> {
    let label = String(label)
    return modified { AnyView($0.badge(Text(label))) }
  }

  /// Leaves the tabs out of the bar; one that is selected would show the first instead.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    modified { hidden ? AnyView(EmptyView()) : $0 }
  }

  /// Names the tabs for a `TabViewCustomization`.
  public nonisolated func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
    modified { AnyView($0.environment(\.tabPresence.id, id)) }
  }

  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { modified { $0 } }

  /// Says where the tabs show before anybody arranges them.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> {
    let isHidden = visibility == .hidden && placements.contains { $0 != .sidebar }
    return modified { AnyView($0.environment(\.tabPresence.isHiddenAtFirst, isHidden)) }
  }

  /// Says in which of bar and sidebar the tabs stand.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> {
    modified { placement == .sidebarOnly ? AnyView(EmptyView()) : $0 }
  }

  /// Adds actions to a section in a sidebar, which there is none of here.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<Self.TabValue> { modified { $0 } }

  nonisolated func modified(_ change: @escaping @MainActor (AnyView) -> AnyView) -> ModifiedTabContent<Self> {
    ModifiedTabContent(content: self, change: change)
  }
}

/// Tabs that a modifier changed.
nonisolated struct ModifiedTabContent<Content: TabContent>: TabContent {
  typealias TabValue = Content.TabValue
  typealias Body = ModifiedTabContent<Content>

  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  @MainActor var body: ModifiedTabContent<Content> { self }
  @MainActor var _tabs: AnyView { change(content._tabs) }
}

/// Where a tab stands where there are both a bar and a sidebar.
public struct TabPlacement: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, pinned, sidebarOnly }

  private let kind: Kind

  public static let automatic = TabPlacement(kind: .automatic)
  public static let pinned = TabPlacement(kind: .pinned)
  public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, tabBar, sidebar }

  private let kind: Kind

  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

/// What people may do with a tab that they arrange.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private enum Kind: Sendable { case automatic, reorderable, disabled }

  private let kind: Kind

  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(kind: .automatic) }
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(kind: .reorderable) }
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(kind: .disabled) }
}

/// When the bar of a tab view gets smaller while people scroll; here it keeps its size.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, onScrollDown, onScrollUp, never }

  private let kind: Kind

  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
  public static let never = TabBarMinimizeBehavior(kind: .never)
}

extension View {
  /// - Gap: the bar keeps its size.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
