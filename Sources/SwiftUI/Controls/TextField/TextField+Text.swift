@_spi(Runtime) import SwiftUICore

extension TextField {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextInput(text: EditedText(text), prompt: prompt), label: label())
  }

  /// - Parameters:
  ///   - axis: where text goes that doesn't fit; a vertical field grows, up to its line limit.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(TextInput(text: EditedText(text), prompt: prompt, axis: axis), label: label())
  }
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextInput(text: EditedText(text)), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(TextInput(text: EditedText(text)), label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(TextInput(text: EditedText(text), prompt: prompt), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(TextInput(text: EditedText(text), prompt: prompt), label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(TextInput(text: EditedText(text), axis: axis), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(TextInput(text: EditedText(text), axis: axis), label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(TextInput(text: EditedText(text), prompt: prompt, axis: axis), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(TextInput(text: EditedText(text), prompt: prompt, axis: axis), label: Text(title))
  }
}

// The spelling before `onSubmit` and focus.
extension TextField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      TextInput(text: EditedText(text), onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(TextInput(text: EditedText(text), onEditingChanged: onEditingChanged), label: Text(titleKey))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(TextInput(text: EditedText(text), onCommit: onCommit), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(TextInput(text: EditedText(text), onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(TextInput(text: EditedText(text), onEditingChanged: onEditingChanged), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(TextInput(text: EditedText(text), onCommit: onCommit), label: Text(title))
  }
}
