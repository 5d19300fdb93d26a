@_spi(Runtime) import SwiftUICore

extension View {
  /// Shows or hides the bars of the screen around; `automatic` is as it would be.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  private nonisolated func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    modifier(BarSettingModifier(.visibility(visibility, bars.kinds)))
  }

  /// Leaves out an item that the system adds by itself.
  ///
  /// - Gap: only the title is there to be left out.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(BarSettingModifier(.titleIsRemoved(defaultItemKind?.kind == .title)))
  }

  /// Draws a style behind the bars of the screen around.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modifier(BarSettingModifier(.background(BarBackground(style: AnyShapeStyle(style)), bars.kinds)))
  }

  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarSettingModifier(.backgroundVisibility(visibility, bars.kinds)))
  }

  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarSettingModifier(.backgroundVisibility(visibility, bars.kinds)))
  }

  /// Gives the bars of the screen around an appearance of their own; nil takes it back.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modifier(BarSettingModifier(.colorScheme(colorScheme, bars.kinds)))
  }

  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(BarSettingModifier(.displayMode(mode.mode)))
  }

  /// Says what the screen is for; bars on a phone look the same for all roles.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { modifier(BarSettingModifier(.role(role.kind))) }
}

/// A bar of a screen or a window.
public struct ToolbarPlacement: Sendable {
  let kinds: [BarKind]

  private init(_ kinds: BarKind...) { self.kinds = kinds }

  /// A bar of one's own, which there is none of here.
  public init<ID: Hashable>(id: ID) { self.init() }

  public static var automatic: ToolbarPlacement { ToolbarPlacement(.navigationBar) }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(.navigationBar) }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(.bottomBar) }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(.tabBar) }
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(.navigationBar) }
  public static var bottomOrnament: ToolbarPlacement { ToolbarPlacement(.bottomBar) }
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(id: id) }
}

extension [ToolbarPlacement] {
  /// Without a name, the bar that holds the title is meant.
  fileprivate var kinds: [BarKind] { isEmpty ? ToolbarPlacement.automatic.kinds : flatMap(\.kinds) }
}

/// An item that the system adds to a bar by itself.
public struct ToolbarDefaultItemKind: Sendable {
  enum Kind: Sendable { case sidebarToggle, title, search }

  let kind: Kind

  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  public static let title = ToolbarDefaultItemKind(kind: .title)
  public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// How large the title in a bar is.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// - Gap: stands below the buttons, as `large` does.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

/// What a screen is for, as its bar may show.
public struct ToolbarRole: Sendable {
  enum Kind: Sendable { case automatic, navigationStack, browser, editor }

  let kind: Kind

  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}
