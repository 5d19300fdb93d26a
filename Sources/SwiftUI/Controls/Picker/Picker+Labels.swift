@_spi(Runtime) import SwiftUICore

extension Picker {
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(selection), label: label(), content: content())
  }

  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// - Parameters:
  ///   - sources: what is chosen for together; nothing is chosen while they differ.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(sources, selection), label: label(), content: content())
  }

  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources, selection), label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  public nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(PickerSelection(selection), label: label, content: content())
  }
}

extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Text(title), content: content())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: Text(titleKey), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: Text(title), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), label: Text(title), content: content())
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources, selection), label: Text(titleKey), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources, selection), label: Text(title), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Label(titleKey, systemImage: systemImage), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Label(title, systemImage: systemImage), content: content())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: Label(titleKey, systemImage: systemImage), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: Label(title, systemImage: systemImage), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      PickerSelection(sources, selection), label: Label(titleKey, systemImage: systemImage), content: content())
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      PickerSelection(sources, selection), label: Label(titleKey, systemImage: systemImage), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      PickerSelection(sources, selection), label: Label(title, systemImage: systemImage), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      PickerSelection(sources, selection), label: Label(title, systemImage: systemImage), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
