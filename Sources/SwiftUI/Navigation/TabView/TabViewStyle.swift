@_spi(Runtime) import SwiftUICore

/// What a tab view looks like: one of the styles that stand here.
@preconcurrency @MainActor public protocol TabViewStyle {}

/// A style that says what the tab view looks like.
nonisolated protocol KnownTabViewStyle: TabViewStyle {
  var look: TabViewLook { get }
}

enum TabViewLook: Equatable {
  case bar
  case pages(dots: PageTabViewStyle.IndexDisplayMode.Kind)

  func showsDots(of count: Int) -> Bool {
    switch self {
    case .bar: false
    case .pages(let dots): dots == .always || dots == .automatic && count > 1
    }
  }
}

/// The platform's style: a bar at the lower edge.
public nonisolated struct DefaultTabViewStyle: KnownTabViewStyle, Sendable {
  public init() {}
  var look: TabViewLook { .bar }
}

/// A bar, and never a sidebar.
public nonisolated struct TabBarOnlyTabViewStyle: KnownTabViewStyle, Sendable {
  public init() {}
  var look: TabViewLook { .bar }
}

/// A bar; on a wide screen a sidebar.
///
/// - Gap: there is no sidebar.
public nonisolated struct SidebarAdaptableTabViewStyle: KnownTabViewStyle, Sendable {
  public init() {}
  var look: TabViewLook { .bar }
}

/// - Gap: a bar.
public nonisolated struct GroupedTabViewStyle: KnownTabViewStyle, Sendable {
  public init() {}
  var look: TabViewLook { .bar }
}

/// Pages that people turn, with dots that say which one shows.
public nonisolated struct PageTabViewStyle: KnownTabViewStyle, Sendable {
  /// When the dots show; `automatic` where there is more than one page.
  public struct IndexDisplayMode: Sendable {
    enum Kind: Sendable { case automatic, always, never }

    let kind: Kind

    public static let automatic = IndexDisplayMode(kind: .automatic)
    public static let always = IndexDisplayMode(kind: .always)
    public static let never = IndexDisplayMode(kind: .never)
  }

  private let indexDisplayMode: IndexDisplayMode

  public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }

  var look: TabViewLook { .pages(dots: indexDisplayMode.kind) }
}

/// - Gap: pages stand side by side.
public nonisolated struct VerticalPageTabViewStyle: KnownTabViewStyle, Sendable {
  public init() {}
  var look: TabViewLook { .pages(dots: .automatic) }
}

/// - Gap: pages stand side by side.
public nonisolated struct CarouselTabViewStyle: KnownTabViewStyle, Sendable {
  public init() {}
  var look: TabViewLook { .pages(dots: .automatic) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  @MainActor @preconcurrency public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  @MainActor @preconcurrency public static var page: PageTabViewStyle { PageTabViewStyle() }

  @MainActor @preconcurrency
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  @MainActor @preconcurrency public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  @MainActor @preconcurrency public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

extension View {
  /// Sets what the tab views below look like.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLook, (style as? any KnownTabViewStyle)?.look ?? .bar)
  }
}

private enum TabViewLookKey: EnvironmentKey {
  static var defaultValue: TabViewLook { .bar }
}

extension EnvironmentValues {
  var tabViewLook: TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}
