/// Where a window's toolbar and its title stand.
public protocol WindowToolbarStyle {}

/// What the system prefers.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

/// The title over the toolbar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  public init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// The title beside the toolbar.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  let showsTitle: Bool

  public init() { self.init(showsTitle: true) }
  public init(showsTitle: Bool) { self.showsTitle = showsTitle }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(showsTitle: showsTitle) }
}

/// The title beside the toolbar, both small.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
  let showsTitle: Bool

  public init() { self.init(showsTitle: true) }
  public init(showsTitle: Bool) { self.showsTitle = showsTitle }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}
