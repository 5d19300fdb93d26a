@_spi(Runtime) import SwiftUICore

/// A menu's button with the panel that it opens; in another menu it is an item, and the panel a submenu.
struct MenuControl: View {
  let configuration: MenuStyleConfiguration

  @State private var isOpen = false
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button(action: tap) {
      if isInMenu {
        SubmenuLabel(label: configuration.label)
      } else {
        configuration.label
      }
    }
    .modifier(LongPressOpening(isEnabled: isEnabled && configuration.primaryAction != nil, action: open))
    // To open a submenu chooses nothing yet.
    .environment(\.actionFollowUp, nil)
    .presenting(.menu, isPresented: $isOpen) { MenuPanel { configuration.content } }
  }

  private func tap() {
    if let primaryAction = configuration.primaryAction { primaryAction() } else { open() }
  }

  private func open() { isOpen = true }
}

private struct SubmenuLabel: View {
  let label: MenuStyleConfiguration.Label

  var body: some View {
    HStack {
      label
      Spacer()
      Image(systemName: "chevron.forward").font(.footnote).foregroundStyle(.secondary).accessibilityHidden(true)
    }
  }
}
