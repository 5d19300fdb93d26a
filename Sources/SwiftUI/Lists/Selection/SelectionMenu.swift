@_spi(Runtime) import SwiftUICore

extension View {
  /// Opens a menu over the row of a list or a table that is pressed long: for all that is selected where the row is part of that,
  /// else for the row. `primaryAction` is done by a tap on a row, except while the list is edited.
  ///
  /// - Gap: the menu for no row, in the empty part of a list, does not open.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

private nonisolated struct SelectionMenuModifier<Item: Hashable, Menu: View>: ViewModifier {
  let menu: (Set<Item>) -> Menu
  let primaryAction: ((Set<Item>) -> Void)?

  @State private var items: Set<Item> = []
  @State private var isOpen = false

  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.rowMenu, rowMenu)
      .presenting(.contextMenu, isPresented: $isOpen) {
        MenuPanel { menu(items) }
      }
  }

  @MainActor private var rowMenu: RowMenu {
    RowMenu(value: RowSelection.reader(of: Item.self), open: open, primaryAction: primaryAction == nil ? nil : act)
  }

  private func open(_ values: Set<AnyHashable>) {
    items = Self.items(values)
    isOpen = true
  }

  private func act(on values: Set<AnyHashable>) { primaryAction?(Self.items(values)) }

  private static func items(_ values: Set<AnyHashable>) -> Set<Item> { Set(values.compactMap { $0.base as? Item }) }
}

/// What a list's rows know of a menu around the list: values without their type.
struct RowMenu {
  /// The value of a row, where it has one of the menu's type.
  let value: (ListRowNode) -> AnyHashable?
  let open: (Set<AnyHashable>) -> Void
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private enum RowMenuKey: EnvironmentKey {
  static var defaultValue: RowMenu? { nil }
}

extension EnvironmentValues {
  var rowMenu: RowMenu? {
    get { self[RowMenuKey.self] }
    set { self[RowMenuKey.self] = newValue }
  }
}

extension ListRowNode {
  /// What the menu around the list is opened for; nil where it knows the row by no value.
  var menuValues: Set<AnyHashable>? {
    guard part == .rows, let value = list.rowMenu?.value(self) else { return nil }
    return list.selection.selected.contains(value) ? list.selection.selected : [value]
  }

  /// What a tap does for the menu around the list.
  var primaryAction: ((Set<AnyHashable>) -> Void)? {
    list.isEditing || menuValues == nil ? nil : list.rowMenu?.primaryAction
  }
}
