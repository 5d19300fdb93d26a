import Foundation
@_spi(Runtime) import SwiftUICore

extension TextField {
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(TextInput(text: EditedText(value, formatter: formatter), prompt: prompt), label: label())
  }
}

extension TextField where Label == Text {
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(TextInput(text: EditedText(value, formatter: formatter)), label: Text(titleKey))
  }

  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(TextInput(text: EditedText(value, formatter: formatter), prompt: prompt), label: Text(titleKey))
  }

  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      TextInput(text: EditedText(value, formatter: formatter), onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(TextInput(text: EditedText(value, formatter: formatter), onEditingChanged: onEditingChanged), label: Text(titleKey))
  }

  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(TextInput(text: EditedText(value, formatter: formatter), onCommit: onCommit), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(TextInput(text: EditedText(value, formatter: formatter)), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(TextInput(text: EditedText(value, formatter: formatter), prompt: prompt), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      TextInput(text: EditedText(value, formatter: formatter), onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(TextInput(text: EditedText(value, formatter: formatter), onEditingChanged: onEditingChanged), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(TextInput(text: EditedText(value, formatter: formatter), onCommit: onCommit), label: Text(title))
  }
}
