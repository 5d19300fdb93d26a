@_spi(Runtime) import SwiftUICore

/// The menu that opens from the title of a screen.
///
/// - Gap: it stands among the buttons of the bar instead of opening from the title.
public nonisolated struct ToolbarTitleMenu<Content: View> {
  private let content: Content
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// The system's own commands of a title, which there are none of here.
  public nonisolated init() where Content == EmptyView { self.init(content: EmptyView()) }

  @MainActor public var body: Never { fatalError("ToolbarTitleMenu is primitive toolbar content: it has no body") }

  @MainActor public var _items: AnyView {
    guard Content.self != EmptyView.self else { return AnyView(EmptyView()) }
    let menu = Menu {
      content
    } label: {
      Image(systemName: "chevron.down.circle").accessibilityLabel(Text(verbatim: "Title Menu"))
    }
    return AnyView(menu.barItem(.automatic))
  }
}

extension View {
  /// Adds a menu to the title of the screen.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarTitleMenuModifier(menu: ToolbarTitleMenu(content: content)))
  }
}

private nonisolated struct ToolbarTitleMenuModifier<MenuContent: View>: ViewModifier {
  let menu: ToolbarTitleMenu<MenuContent>

  @MainActor func body(content: Content) -> some View { content.toolbar { menu } }
}
