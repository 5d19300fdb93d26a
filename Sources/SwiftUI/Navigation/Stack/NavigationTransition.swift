@_spi(Runtime) import SwiftUICore

/// How a pushed screen comes; screens come at once here.
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// The screen grows out of the view that leads to it.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Sets how the screen comes.
  ///
  /// - Gap: it comes at once.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Marks the view that a screen grows out of.
  ///
  /// - Gap: screens come at once.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
