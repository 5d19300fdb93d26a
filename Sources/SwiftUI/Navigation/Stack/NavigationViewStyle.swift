@_spi(Runtime) import SwiftUICore

/// How a `NavigationView` arranges its columns.
public protocol NavigationViewStyle {}

/// The platform's style: a stack, as on a phone.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// - Gap: a stack, as on a phone.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// - Gap: a stack, as on a phone.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views below; on a phone all of them are stacks.
  ///
  /// - Gap: with room for columns they are stacks, too.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
