@_spi(Runtime) import SwiftUICore

/// A line of text that nobody may read; a bullet stands for each character.
public struct SecureField<Label: View> {
  let input: TextInput
  let label: Label

  nonisolated init(_ text: Binding<String>, prompt: Text? = nil, onCommit: @escaping () -> Void = {}, label: Label) {
    input = TextInput(text: EditedText(text), prompt: prompt, isSecure: true, onCommit: onCommit)
    self.label = label
  }
}

extension SecureField: View {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt, label: label())
  }

  public var body: some View { TextField(input, label: label) }
}

extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text, label: Text(title)) }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, onCommit: onCommit, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, onCommit: onCommit, label: Text(title))
  }
}
