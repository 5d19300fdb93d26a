@_spi(Runtime) import SwiftUICore

/// A text that can be edited, on one line or on several.
///
/// A binding to a string is written once for each edit: typing "abc" as one paste is one edit, key by key it is three. A value
/// with a format is parsed at each edit and written where that succeeds and gives another value; one with a `Formatter` is parsed
/// when the text is submitted or the keyboard leaves. A text that can't be parsed then gives way to the value.
///
/// - Gap: selections in the text are not there yet.
public struct TextField<Label: View> {
  let input: TextInput
  let label: Label

  /// What stands in the field while it is edited, where that need not be how the value is written.
  @State private var draft: String?
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
      let text = draft ?? input.text.read()
      style.makeBody(
        TextField<_TextFieldStyleLabel>(
          input.shown(text), label: _TextFieldStyleLabel(content: AnyView(label))), below: \.textFieldStyle
      )
      .modifier(TextFieldBehavior(input: input, text: text, draft: $draft, submitActions: submitActions))
    }
  }
}
