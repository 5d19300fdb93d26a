@_spi(Runtime) import SwiftUICore

/// A choice between on and off.
public struct Toggle<Label: View> {
  let state: ToggleState
  let label: Label

  @Environment(\.toggleStyle) private var style
  @Environment(\.isInMenu) private var isInMenu

  nonisolated init(_ state: ToggleState, label: Label) {
    self.state = state
    self.label = label
  }
}

extension Toggle: View {
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(ToggleState(isOn), label: label())
  }

  /// - Parameters:
  ///   - sources: what is switched together; it is on where all are.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(ToggleState(sources, isOn), label: label())
  }

  public var body: some View {
    let isOn = state.isOn
    let configuration = ToggleStyleConfiguration(
      label: .init(content: AnyView(HStack { label })), isOn: isOn, isMixed: state.isMixed)
    let look = isInMenu ? AnyView(MenuToggle(configuration: configuration)) : style.makeBody(configuration, below: \.toggleStyle)
    look.modifier(ToggleBehavior(isOn: isOn, isMixed: state.isMixed))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked to show.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(ToggleState(configuration.$isOn), label: configuration.label)
  }
}
