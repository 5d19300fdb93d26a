/// How the content of a `MenuBarExtra` opens.
public protocol MenuBarExtraStyle {}

/// What the system prefers.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  public init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
  public init() {}
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
