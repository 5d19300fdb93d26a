@_spi(Runtime) import SwiftUICore

/// Which tabs a person shows, and in which order.
///
/// - Gap: there is no sidebar, so that what is kept for it, and the order of a section, change nothing that shows.
public struct TabViewCustomization: Equatable, Sendable, Codable {
  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  public init() {}

  /// Takes back what was said of a section's order.
  public mutating func resetSectionOrder(for sectionID: String) { sections[sectionID] = nil }

  public mutating func resetSectionOrder() { sections = [:] }

  /// Shows what is shown before anybody customizes.
  public mutating func resetVisibility() { tabs = [:] }

  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
  }

  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue.tabOrder == nil ? nil : newValue }
  }

  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  public subscript(sectionID id: String) -> [String]? {
    get { self[section: id].tabOrder }
    set { self[section: id].tabOrder = newValue }
  }

  /// Where a tab shows.
  public struct TabCustomization: Sendable {
    private var isInBar: Bool?
    private var isInSidebar: Bool?

    public var tabBarVisibility: Visibility {
      get { Visibility(isInBar) }
      set { isInBar = newValue.isShown }
    }

    public var sidebarVisibility: Visibility {
      get { Visibility(isInSidebar) }
      set { isInSidebar = newValue.isShown }
    }
  }

  /// How a section stands in a sidebar.
  public struct SectionCustomization: Sendable {
    /// The ids of its tabs in the order that a person gave them.
    public var tabOrder: [String]?

    public mutating func resetTabOrder() { tabOrder = nil }
  }
}

extension TabViewCustomization.TabCustomization: Equatable, Codable {}
extension TabViewCustomization.SectionCustomization: Equatable, Codable {}

extension Visibility {
  fileprivate init(_ isShown: Bool?) { self = isShown.map { $0 ? .visible : .hidden } ?? .automatic }

  fileprivate var isShown: Bool? { self == .automatic ? nil : self == .visible }
}

/// What modifiers say of a tab's place before it is known whether it shows.
struct TabPresence {
  var id: String?
  var isHiddenAtFirst = false
}

private enum TabPresenceKey: EnvironmentKey {
  static var defaultValue: TabPresence { TabPresence() }
}

private enum TabViewCustomizationKey: EnvironmentKey {
  static var defaultValue: TabViewCustomization? { nil }
}

extension EnvironmentValues {
  /// Of the tabs around.
  var tabPresence: TabPresence {
    get { self[TabPresenceKey.self] }
    set { self[TabPresenceKey.self] = newValue }
  }

  var tabViewCustomization: TabViewCustomization? {
    get { self[TabViewCustomizationKey.self] }
    set { self[TabViewCustomizationKey.self] = newValue }
  }
}

extension View {
  /// Shows the tabs inside as a person has customized them; those without a customization id stay as they are.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabViewCustomization, customization?.wrappedValue)
  }
}

/// A tab, unless it is hidden by whoever customized the tabs, or at first.
struct CustomizedTab<Content: View>: View {
  let content: Content

  @Environment(\.tabPresence) private var presence
  @Environment(\.tabViewCustomization) private var customization

  var body: some View {
    if isShown { content }
  }

  @MainActor private var isShown: Bool {
    switch presence.id.flatMap({ customization?[tab: $0].tabBarVisibility }) {
    case .visible: true
    case .hidden: false
    default: !presence.isHiddenAtFirst
    }
  }
}
