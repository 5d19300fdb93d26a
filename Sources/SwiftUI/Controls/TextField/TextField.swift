@_spi(Runtime) import SwiftUICore

/// A text that can be edited, on one line or on several.
///
/// A binding to a string is written once for each edit: typing "abc" as one paste is one edit, key by key it is three. A value
/// with a format is parsed at each edit and written where that succeeds and gives another value; one with a `Formatter` is parsed
/// when the text is submitted or the keyboard leaves. A text that can't be parsed then gives way to the value.
///
/// - Gap: people can't select in the text; a selection is kept where a binding asks for it, and letters take its place.
public struct TextField<Label: View> {
  let input: TextInput
  let label: Label

  /// What stands in the field while it is edited, where that need not be how the value is written.
  @State private var draft: String?
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.formLayout) private var formLayout
  @Environment(\.locale) private var locale
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.submitActions) private var submitActions
  @Environment(\.textFieldStyle) private var style

  nonisolated init(_ input: TextInput, label: Label) {
    self.input = input
    self.label = label
  }
}

extension TextField: View {
  public var body: some View {
    if let shown = input.shownInStyle {
      TextInputLine(input: input, text: shown, label: label)
    } else {
      let input = input.written(in: locale)
      let text = draft ?? input.text.read()
      labeled(input.shown(text))
        .modifier(TextFieldBehavior(input: input, text: text, draft: $draft, submitActions: submitActions))
    }
  }

  /// In the forms of a Mac the label stands beside the field.
  @MainActor @ViewBuilder private func labeled(_ shown: TextInput) -> some View {
    if idiom == .mac, let formLayout {
      LabeledControl(
        label: label,
        control: styled(shown, label: EmptyView()).multilineTextAlignment(formLayout == .grouped ? .trailing : alignment))
    } else {
      styled(shown, label: label)
    }
  }

  @MainActor private func styled(_ shown: TextInput, label: some View) -> AnyView {
    style.makeBody(
      TextField<_TextFieldStyleLabel>(shown, label: _TextFieldStyleLabel(content: AnyView(label))),
      below: \.textFieldStyle)
  }
}
