import Foundation
@_spi(Runtime) import SwiftUICore

/// What a picker shows that opens a menu: the chosen option with two arrows; in a row of a list behind the label.
struct PickerMenuLabel<Label: View, Value: View>: View {
  let label: Label
  let value: Value
  let currentValueLabel: AnyView?

  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    if isInListRow, !isLabelHidden {
      TrailingControl(label: label, control: shownValue.foregroundStyle(isEnabled ? Color.secondary : .tertiaryLabel))
    } else {
      HiddenLabel(content: bareValue, label: label)
    }
  }

  /// Recorded from iOS 26 (`ios/picker/basic`): 40 wider than the option, and 16 higher than its line.
  private var bareValue: some View {
    shownValue.foregroundStyle(isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.tertiaryLabel))
      .padding(EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10))
  }

  private var shownValue: some View {
    HStack(spacing: 4) {
      // The option is what the picker's node says; the arrows say nothing.
      HStack(spacing: 0) {
        value
        currentValueLabel
      }
      .lineLimit(1)
      Image(systemName: "chevron.up.chevron.down").font(Self.arrowFont).frame(width: 16)
    }
    .modifier(Presence(isDrawn: true, isDescribed: false))
  }

  private static var arrowFont: Font { .system(size: 13, weight: .semibold) }
}
