@_spi(Runtime) import SwiftUICore

/// How the columns of a split view share the room.
@preconcurrency @MainActor public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  typealias Configuration = NavigationSplitViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The columns of a split view as its style sees them.
public struct NavigationSplitViewStyleConfiguration {
  let columns: AnyView
}

/// The columns side by side.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.columns }
}

/// - Gap: looks like `automatic`.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.columns }
}

/// - Gap: looks like `automatic`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.columns }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  @MainActor @preconcurrency public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets how the split views below share their room.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitViewStyle, SplitViewStyle(style: style))
  }
}

/// A style whose type is not told.
struct SplitViewStyle {
  let style: any NavigationSplitViewStyle

  @MainActor func makeBody(_ columns: AnyView) -> AnyView {
    func make<S: NavigationSplitViewStyle>(_ style: S) -> AnyView {
      AnyView(style.makeBody(configuration: NavigationSplitViewStyleConfiguration(columns: columns)))
    }
    return make(style)
  }
}

private enum SplitViewStyleKey: EnvironmentKey {
  static var defaultValue: SplitViewStyle { SplitViewStyle(style: AutomaticNavigationSplitViewStyle()) }
}

extension EnvironmentValues {
  var splitViewStyle: SplitViewStyle {
    get { self[SplitViewStyleKey.self] }
    set { self[SplitViewStyleKey.self] = newValue }
  }
}
