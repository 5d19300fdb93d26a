import Foundation
@_spi(Runtime) import SwiftUICore

/// What a picker shows that opens its options: the chosen one, in a row of a list behind the label.
struct PickerValueLabel<Label: View, Value: View>: View {
  let label: Label
  let value: Value
  /// Whether it opens a menu; a link's row has an arrow of its own.
  let hasArrows: Bool

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
      value
      if hasArrows { Image(systemName: "chevron.up.chevron.down").font(Self.arrowFont).frame(width: 16) }
    }
    // The option is what the picker's node says; the arrows say nothing.
    .modifier(Presence(isDrawn: true, isDescribed: false))
  }

  private static var arrowFont: Font { .system(size: 13, weight: .semibold) }
}
