@_spi(Runtime) import SwiftUICore

/// Two or three columns, in which what is chosen in one shows in the next.
///
/// Where there is no room, on a phone for instance, one column shows at a time: what is chosen leads to the next, and the back
/// button to the one before.
///
/// - Gap: there is no button that hides the sidebar.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<NavigationSplitViewColumn>?

  @Environment(\.splitViewStyle) private var style

  nonisolated init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
    visibility: Binding<NavigationSplitViewVisibility>? = nil, compact: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    preferredCompactColumn = compact
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    style.makeBody(AnyView(columns))
  }

  @MainActor private var columns: some View {
    SplitColumns(
      sidebar: sidebar, content: Content.self == EmptyView.self ? nil : content, detail: detail,
      visibility: visibility?.wrappedValue ?? .automatic, compactColumn: preferredCompactColumn?.wrappedValue,
      setCompactColumn: { column in preferredCompactColumn?.wrappedValue = column })
  }

  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail())
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), visibility: columnVisibility)
  }

  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), compact: preferredCompactColumn)
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), visibility: columnVisibility, compact: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), EmptyView(), detail())
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), visibility: columnVisibility)
  }

  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), compact: preferredCompactColumn)
  }

  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), visibility: columnVisibility, compact: preferredCompactColumn)
  }
}

/// Which columns of a split view show where there is room.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private enum Kind: String, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }

  private let kind: Kind

  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .automatic) }
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .all) }
  /// The content and the detail of three columns; both of two.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .doubleColumn) }
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .detailOnly) }

  /// How many of `count` columns show, counted from the detail.
  func shownColumns(of count: Int) -> Int {
    switch kind {
    case .automatic, .all: count
    case .doubleColumn: min(2, count)
    case .detailOnly: 1
    }
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind: Sendable { case sidebar, content, detail }

  private let kind: Kind

  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .sidebar) }
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .content) }
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .detail) }
}
