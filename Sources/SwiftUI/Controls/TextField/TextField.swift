@_spi(Runtime) import SwiftUICore

/// A line of text that can be edited.
///
/// - Gap: fields of several lines, selections, and values that are parsed by a format are not there yet.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  @Environment(\.submitActions) private var submitActions

  nonisolated init(text: Binding<String>, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }
}

extension TextField: View {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  public var body: some View {
    let written = text.wrappedValue
    // Without a prompt, the label stands where text is missing.
    let isLabelShown = written.isEmpty && prompt == nil
    let shownLabel = HStack { label }
      .foregroundStyle(Color.tertiaryLabel)
      .modifier(Presence(isDrawn: isLabelShown, isDescribed: true))
    let shownText = (written.isEmpty ? prompt?.foregroundStyle(Color.tertiaryLabel) : nil) ?? Text(verbatim: written)
    LayoutView(
      layout: TextFieldLayout(),
      content: TupleView(
        (shownLabel, shownText.lineLimit(1).modifier(Presence(isDrawn: !isLabelShown, isDescribed: false))))
    )
    .modifier(TextFieldBehavior(text: text, prompt: prompt?.string ?? "", submitActions: submitActions))
  }
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }
}
