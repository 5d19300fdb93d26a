@_spi(Runtime) import SwiftUICore

/// How a list looks: one of the styles that stand here.
public protocol ListStyle {}

/// A style that says where things go.
package protocol MeasuredListStyle: ListStyle {
  var metrics: ListMetrics { get }
}

/// The platform's style for a list: `insetGrouped`.
public struct DefaultListStyle: ListStyle, MeasuredListStyle, Sendable {
  public init() {}
  package var metrics: ListMetrics { .insetGrouped }
}

/// Sections on rounded cards.
public struct InsetGroupedListStyle: ListStyle, MeasuredListStyle, Sendable {
  public init() {}
  package var metrics: ListMetrics { .insetGrouped }
}

/// Sections on cards as wide as the list.
public struct GroupedListStyle: ListStyle, MeasuredListStyle, Sendable {
  public init() {}
  package var metrics: ListMetrics { .grouped }
}

/// Rows on the plain background.
///
/// - Gap: headers scroll with their rows instead of staying at the top.
public struct PlainListStyle: ListStyle, MeasuredListStyle, Sendable {
  public init() {}
  package var metrics: ListMetrics { .plain }
}

/// - Gap: looks like `plain`.
public struct InsetListStyle: ListStyle, MeasuredListStyle, Sendable {
  public init() {}
  package var metrics: ListMetrics { .plain }
}

/// Sections that open and close where their `isExpanded` says so.
///
/// - Gap: looks like `insetGrouped`.
public struct SidebarListStyle: ListStyle, MeasuredListStyle, Sendable {
  public init() {}
  package var metrics: ListMetrics { .sidebar }
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
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the look of the lists below.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listMetrics, (style as? any MeasuredListStyle)?.metrics ?? .insetGrouped)
  }
}

private enum ListMetricsKey: EnvironmentKey {
  static var defaultValue: ListMetrics { .insetGrouped }
}

extension EnvironmentValues {
  var listMetrics: ListMetrics {
    get { self[ListMetricsKey.self] }
    set { self[ListMetricsKey.self] = newValue }
  }
}
