@_spi(Runtime) import SwiftUICore

/// The items of a context menu as a value.
public struct ContextMenu<MenuItems: View>: Sendable {
  nonisolated(unsafe) let items: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Opens a menu over the view when that is pressed long; there is none where it has no items.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
  }

  /// Opens a menu with a preview over the view when that is pressed long.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  @ViewBuilder
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu {
      modifier(ContextMenuModifier(items: contextMenu.items, preview: EmptyView()))
    } else {
      self
    }
  }
}

private nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  let preview: Preview

  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(LongPressOpening(isEnabled: isEnabled && Items.self != EmptyView.self) { isOpen = true })
      .presenting(.contextMenu, isPresented: $isOpen) {
        VStack(spacing: 12) {
          preview.clipShape(RoundedRectangle(cornerRadius: 16))
          MenuPanel { items }
        }
      }
  }
}
