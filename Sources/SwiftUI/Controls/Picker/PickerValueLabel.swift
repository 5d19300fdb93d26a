import Foundation
@_spi(Runtime) import SwiftUICore

/// What a picker shows that opens its options: the chosen one, in a row of a list behind the label.
struct PickerValueLabel<Label: View, Value: View>: View {
  let label: Label
  let value: Value
  /// Whether it opens a menu; a link's row has an arrow of its own.
  let hasArrows: Bool

  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    if idiom == .mac {
      LabeledControl(label: label, control: popUpButton)
    } else if isInListRow, !isLabelHidden {
      LabeledControl(label: label, control: shownValue.foregroundStyle(isEnabled ? Color.secondary : .tertiaryLabel))
    } else {
      HiddenLabel(content: bareValue, label: label)
    }
  }

  /// Recorded from iOS 26 (`ios/picker/basic`): 40 wider than the option, and 16 higher than its line.
  private var bareValue: some View {
    shownValue.foregroundStyle(isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.tertiaryLabel))
      .padding(EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10))
  }

  /// Recorded from macOS 26 (`picker/basic`): 47.5 wider than the widest option, and 8 higher than its line.
  private var popUpButton: some View {
    shownValue
      .modifier(
        ControlBox(
          insets: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 15.5), fill: AnyShapeStyle(Color.systemFill),
          spacing: .textOnMac)
      )
      .modifier(DimmedWhenDisabled())
  }

  private var shownValue: some View {
    HStack(spacing: 4) {
      value
      if hasArrows { Image(systemName: "chevron.up.chevron.down").font(Self.arrowFont).frame(width: 16, height: 16) }
    }
    // The option is what the picker's node says; the arrows say nothing.
    .modifier(Presence(isDrawn: true, isDescribed: false))
  }

  private static var arrowFont: Font { .system(size: 13, weight: .semibold) }
}
