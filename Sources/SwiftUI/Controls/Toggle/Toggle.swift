@_spi(Runtime) import SwiftUICore

/// A switch between on and off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.areLabelsHidden) private var isLabelHidden

  nonisolated init(isOn: Binding<Bool>, label: Label) {
    self.isOn = isOn
    self.label = label
  }
}

extension Toggle: View {
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  public var body: some View {
    let layout = SwitchLayout(isLabelHidden: isLabelHidden, isHeightOfLabel: isInListRow)
    let shownLabel = HStack { label }.modifier(Presence(isDrawn: !isLabelHidden, isDescribed: true))
    LayoutView(layout: layout, content: TupleView((shownLabel, Switch(isOn: isOn.wrappedValue))))
      .modifier(ToggleBehavior(isOn: isOn))
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Label(title, systemImage: systemImage))
  }
}
