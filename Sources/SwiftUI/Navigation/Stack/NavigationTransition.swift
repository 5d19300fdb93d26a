@_spi(Runtime) import SwiftUICore

/// How a pushed screen comes; screens come at once here.
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition, Hashable, Sendable {}

/// The screen grows out of the view that leads to it.
public struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: AnyHashable
  let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
  }
}

/// How the view that a screen grows out of looks meanwhile.
public protocol MatchedTransitionSourceConfiguration {}

/// The look that a configuration builds on: the view's own.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// - Gap: screens do not grow out of their source, so that its look is not used.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// - Gap: screens do not grow out of their source, so that its look is not used.
  public func background<S: ShapeStyle>(_ style: S) -> some MatchedTransitionSourceConfiguration { self }
  /// - Gap: screens do not grow out of their source, so that its look is not used.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  /// - Gap: screens do not grow out of their source, so that its look is not used.
  public func clipShape<S: Shape>(_ shape: S) -> some MatchedTransitionSourceConfiguration { self }
  /// - Gap: screens do not grow out of their source, so that its look is not used.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

/// By which name a view is the source of a transition.
struct MatchedSource: Equatable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

private enum MatchedSourceKey: EnvironmentKey {
  static var defaultValue: MatchedSource? { nil }
}

private enum NavigationTransitionKey: EnvironmentKey {
  static var defaultValue: any NavigationTransition { .automatic }
}

extension EnvironmentValues {
  /// The source of a transition that the view stands in.
  var matchedTransitionSource: MatchedSource? {
    get { self[MatchedSourceKey.self] }
    set { self[MatchedSourceKey.self] = newValue }
  }

  /// How the screen that the view stands on comes.
  var navigationTransition: any NavigationTransition {
    get { self[NavigationTransitionKey.self] }
    set { self[NavigationTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how the screen comes.
  ///
  /// - Gap: it comes at once; the transition stands in the environment.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    environment(\.navigationTransition, style)
  }

  /// Marks the view that a screen grows out of.
  ///
  /// - Gap: screens come at once; the name stands in the environment.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    environment(\.matchedTransitionSource, MatchedSource(id: AnyHashable(id), namespace: namespace))
  }

  /// - Gap: screens come at once, so that the configuration has nothing to change.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace)
  }
}
