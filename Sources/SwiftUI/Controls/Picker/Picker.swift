@_spi(Runtime) import SwiftUICore

/// A choice of one among several values; an option stands for the value of its tag, or of its id in a `ForEach`.
///
/// Choosing writes the binding once, unless that option was chosen already.
///
/// - Gap: a menu is chosen from without being opened. The style `navigationLink` looks like `menu`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: PickerSelection<SelectionValue>
  let label: Label
  let content: Content
  /// What stands for the selection in place of the option's own view.
  let currentValueLabel: AnyView?

  @State private var options = PickerOptions<SelectionValue>()
  @Environment(\.pickerLook) private var look
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.areLabelsHidden) private var isLabelHidden

  nonisolated init(
    _ selection: PickerSelection<SelectionValue>, label: Label, content: Content, currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }
}

extension Picker: View {
  public var body: some View {
    switch shownLook {
    case .menu: menu
    case .segmented: segments
    case .wheel: wheel
    case .rows(let mark): rows(mark)
    }
  }

  /// As iOS shows the styles: outside of lists and forms an inline picker is a wheel.
  @MainActor private var shownLook: PickerLook.Shown {
    switch look {
    case .automatic, .menu, .navigationLink: .menu
    case .segmented, .palette: .segmented
    case .wheel: .wheel
    case .inline: isInListRow ? .rows(.checkmark) : .wheel
    case .radioGroup: .rows(.radio)
    }
  }

  @MainActor private func options(_ look: PickerOptionLook) -> some View {
    content.modifier(PickerOptionsModifier(options: options, selection: selection, current: selection.current, look: look))
  }

  private func behavior(_ kind: PickerNode<SelectionValue>.Kind) -> PickerBehavior<SelectionValue> {
    PickerBehavior(options: options, kind: kind)
  }

  // MARK: Looks

  @MainActor private var segments: some View {
    HiddenLabel(
      content: LayoutView(layout: SegmentsLayout(), content: options(.segment).font(SegmentsLayout.font))
        .foregroundStyle(Color.primary)
        .modifier(ControlBox(insets: EdgeInsets(), fill: AnyShapeStyle(Color.systemFill))),
      label: label
    )
    .modifier(behavior(.segments))
  }

  @MainActor private var wheel: some View {
    HiddenLabel(
      content: LayoutView(
        layout: WheelLayout(current: .init(value: selection.current.map { AnyHashable($0) })),
        content: options(.wheelRow).font(WheelLayout.font).lineLimit(1)
      )
      .modifier(WheelFrame()),
      label: label
    )
    .modifier(behavior(.wheel))
  }

  @MainActor private var menu: some View {
    PickerMenuLabel(
      label: label,
      value: LayoutView(layout: CurrentOptionLayout(), content: options(.value(isHidden: currentValueLabel != nil))),
      currentValueLabel: currentValueLabel
    )
    .modifier(behavior(.menu))
  }

  @MainActor @ViewBuilder private func rows(_ mark: PickerMark) -> some View {
    let rows = TupleView(
      ((isLabelHidden ? nil : HStack { label }.modifier(behavior(.rows))), options(.row(mark))))
    if isInListRow { rows } else { VStack(alignment: .leading) { rows } }
  }
}
