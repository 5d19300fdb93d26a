@_spi(Runtime) import SwiftUICore

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(ToggleState(isOn), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(ToggleState(isOn), label: Text(title))
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(ToggleState(sources, isOn), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(ToggleState(sources, isOn), label: Text(title))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(ToggleState(isOn), label: Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(ToggleState(isOn), label: Label(title, systemImage: systemImage))
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(ToggleState(sources, isOn), label: Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(ToggleState(sources, isOn), label: Label(title, systemImage: systemImage))
  }
}
