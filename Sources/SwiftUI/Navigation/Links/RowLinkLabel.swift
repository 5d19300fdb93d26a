import Foundation
@_spi(Runtime) import SwiftUICore

/// A link's label in a row: as wide as the row, with a mark at the trailing edge (`ios/nav/basic`).
struct RowLinkLabel<Label: View>: View {
  let label: Label

  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    HStack(spacing: 0) {
      HStack { label }
      Spacer(minLength: 8)
      Image(systemName: layoutDirection == .rightToLeft ? "chevron.backward" : "chevron.forward")
        .font(.system(size: 14, weight: .semibold))
        .foregroundStyle(Color.tertiaryLabel)
        .modifier(Presence(isDrawn: true, isDescribed: false))
    }
    .modifier(DimmedWhenDisabled())
  }
}

/// What a tap anywhere on a row does, where its view says so.
struct RowAction {
  let isEnabled: Bool
  let action: @MainActor () -> Void
}

enum RowActionTrait: ViewTraitKey {
  typealias Value = RowAction
}
