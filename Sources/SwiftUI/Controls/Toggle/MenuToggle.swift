import Foundation
@_spi(Runtime) import SwiftUICore

/// A toggle as an item of a menu: marked while it is on, whatever its style.
struct MenuToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 8) {
      if let mark {
        Image(systemName: mark).font(.body.weight(.semibold)).modifier(Presence(isDrawn: true, isDescribed: false))
      }
      configuration.label
    }
    .foregroundStyle(isEnabled ? Color.primary : Color.tertiaryLabel)
    .padding(.horizontal, MenuMetrics.inset)
    .frame(maxWidth: .infinity, minHeight: MenuMetrics.rowHeight, alignment: .leading)
  }

  private var mark: String? { configuration.isMixed ? "minus" : configuration.isOn ? "checkmark" : nil }
}
