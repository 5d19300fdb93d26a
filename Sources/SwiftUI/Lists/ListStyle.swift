@_spi(Runtime) import SwiftUICore

/// How a list looks: one of the styles that stand here.
public protocol ListStyle {}

/// A style that says which look it is.
package protocol KnownListStyle: ListStyle {
  var look: ListLook { get }
}

/// The platform's style for a list: `insetGrouped`, and `inset` or `sidebar` on a Mac.
public struct DefaultListStyle: ListStyle, KnownListStyle, Sendable {
  public init() {}
  package var look: ListLook { .automatic }
}

/// Sections on rounded cards.
public struct InsetGroupedListStyle: ListStyle, KnownListStyle, Sendable {
  public init() {}
  package var look: ListLook { .insetGrouped }
}

/// Sections on cards as wide as the list.
public struct GroupedListStyle: ListStyle, KnownListStyle, Sendable {
  public init() {}
  package var look: ListLook { .grouped }
}

/// Rows on the plain background; the header of the section at the top stays there.
public struct PlainListStyle: ListStyle, KnownListStyle, Sendable {
  public init() {}
  package var look: ListLook { .plain }
}

/// - Gap: looks like `plain` on a phone.
public struct InsetListStyle: ListStyle, KnownListStyle, Sendable {
  public init() {}
  package var look: ListLook { .inset }
}

/// Rows on the plain background with a line around them all.
///
/// - Gap: the line is not drawn, and on a phone it looks like `plain`.
public struct BorderedListStyle: ListStyle, KnownListStyle, Sendable {
  public init() {}
  package var look: ListLook { .bordered }
}

/// Sections that open and close where their `isExpanded` says so.
///
/// - Gap: looks like `insetGrouped`.
public struct SidebarListStyle: ListStyle, KnownListStyle, Sendable {
  public init() {}
  package var look: ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the look of the lists below.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, (style as? any KnownListStyle)?.look ?? .automatic)
  }
}
