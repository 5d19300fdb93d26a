import Foundation
@_spi(Runtime) import SwiftUICore

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// The distance between sections of a list.
public struct ListSectionSpacing: Sendable {
  let points: CGFloat?

  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 17.5)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// The color of what stands out in a row.
public struct ListItemTint: Sendable {
  enum Kind: Sendable { case fixed(Color), preferred(Color), monochrome }

  let kind: Kind

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }
  public static let monochrome = ListItemTint(kind: .monochrome)

  var color: Color {
    switch kind {
    case .fixed(let color), .preferred(let color): color
    case .monochrome: .gray
    }
  }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}
private enum RowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private enum HeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private enum RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private enum SectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private enum ContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// In points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] ?? listMetrics.minimumRowHeight }
    set { self[RowHeightKey.self] = newValue }
  }

  /// In points; nil leaves it to the list.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// Whether a list, a form or an editor fills what is behind its content.
  var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }

  /// The style's metrics with what modifiers say.
  var shapedListMetrics: ListMetrics {
    var metrics = listMetrics
    metrics.minimumRowHeight = defaultMinListRowHeight
    if let height = defaultMinListHeaderHeight { metrics.minimumHeaderHeight = height }
    metrics.rowSpacing = listRowSpacing
    metrics.sectionSpacing = listSectionSpacing
    return metrics
  }
}

extension View {
  /// Makes the headers of the sections below stand out more.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Puts a distance between the rows of the lists below, in points; nil is the list's own.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Puts a distance between the sections of the lists below.
  ///
  /// - Gap: on a single section it has no effect.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Says whether lists below fill what is behind their content.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// The color of icons in the rows below; nil is the list's own.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { modifier(ListItemTintModifier(color: tint?.color)) }

  public nonisolated func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map(ListItemTint.fixed)) }
}

nonisolated struct ListItemTintModifier: ViewModifier {
  let color: Color?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.listItemTint) { $0 = color ?? $0 }
  }
}

private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The color of icons in rows; nil is the accent color.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}
