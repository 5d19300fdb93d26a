@_spi(Runtime) import SwiftUICore

/// A choice of one among several values; an option stands for the value of its tag, or of its id in a `ForEach`.
///
/// Choosing writes the binding once, unless that option was chosen already.
///
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: PickerSelection<SelectionValue>
  let label: Label
  let content: Content
  /// What stands for the selection in place of the option's own view.
  let currentValueLabel: AnyView?

  @State private var options = PickerOptions<SelectionValue>()
  /// Those on the panel or the screen that the picker opens.
  @State private var openOptions = PickerOptions<SelectionValue>()
  @State private var isOpen = false
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.pickerLook) private var look
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.isInMenu) private var isInMenu

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
    case .link: link
    case .segmented: segments
    case .wheel: wheel
    case .rows(let mark): rows(mark)
    }
  }

  /// As the device shows the styles: outside of lists and forms an inline picker is a wheel on a phone.
  @MainActor private var shownLook: PickerLook.Shown {
    if isInMenu { return .rows(.item) }
    return switch look {
    case .automatic, .menu: .menu
    case .navigationLink: .link
    case .segmented, .palette: .segmented
    case .wheel: .wheel
    case .inline: idiom == .mac ? .rows(.radio) : isInListRow ? .rows(.checkmark) : .wheel
    case .radioGroup: .rows(.radio)
    }
  }

  @MainActor private func options(_ look: PickerOptionLook) -> some View { content.modifier(modifier(options, look)) }

  @MainActor private func openOptions(_ look: PickerOptionLook) -> some View { content.modifier(modifier(openOptions, look)) }

  @MainActor private func modifier(
    _ options: PickerOptions<SelectionValue>, _ look: PickerOptionLook
  ) -> PickerOptionsModifier<SelectionValue> {
    PickerOptionsModifier(options: options, selection: selection, current: selection.current, look: look)
  }

  private func behavior(_ kind: PickerNode<SelectionValue>.Kind) -> PickerBehavior<SelectionValue> {
    PickerBehavior(options: options, kind: kind)
  }

  // MARK: Looks

  @MainActor private var segments: some View {
    labeled(
      LayoutView(
        layout: SegmentsLayout(height: idiom.controls.segmentsHeight, hugsSegments: idiom == .mac),
        content: options(.segment).font(SegmentsLayout.font)
      )
      .foregroundStyle(Color.primary)
      .modifier(ControlBox(insets: EdgeInsets(), fill: AnyShapeStyle(Color.systemFill)))
    )
    .modifier(behavior(.segments))
  }

  /// On a phone the label is not drawn.
  @MainActor @ViewBuilder private func labeled(_ control: some View) -> some View {
    switch idiom {
    case .phone: HiddenLabel(content: control, label: label)
    case .mac: LabeledControl(label: label, control: control)
    }
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
    Button {
      isOpen = true
    } label: {
      PickerValueLabel(label: label, value: value, hasArrows: true)
    }
    .buttonStyle(.plain)
    .modifier(behavior(.opener))
    .presenting(.menu, isPresented: $isOpen) { MenuPanel { openOptions(.row(.item)) } }
  }

  @MainActor private var link: some View {
    NavigationLink {
      PickerScreen(title: label as? Text, options: openOptions(.row(.checkmark)))
    } label: {
      PickerValueLabel(label: label, value: value, hasArrows: false)
    }
    .modifier(behavior(.opener))
  }

  /// The chosen option, or what stands for it.
  @MainActor private var value: some View {
    HStack(spacing: 0) {
      LayoutView(layout: CurrentOptionLayout(), content: options(.value(isHidden: currentValueLabel != nil)))
      currentValueLabel
    }
    .lineLimit(1)
  }

  @MainActor @ViewBuilder private func rows(_ mark: PickerMark) -> some View {
    let title = isLabelHidden ? nil : HStack { label }.modifier(behavior(.rows))
    if mark == .item {
      MenuSection(header: title, content: options(.row(mark)))
    } else if idiom == .mac {
      LabeledControl(
        label: HStack { label }.modifier(behavior(.rows)),
        control: VStack(alignment: .leading, spacing: 6) { options(.row(mark)) })
    } else if isInListRow {
      TupleView((title, options(.row(mark))))
    } else {
      VStack(alignment: .leading) { TupleView((title, options(.row(mark)))) }
    }
  }
}
