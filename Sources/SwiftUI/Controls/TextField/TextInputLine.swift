@_spi(Runtime) import SwiftUICore

/// The text of a field, or what stands there without one.
struct TextInputLine<Label: View>: View {
  let input: TextInput
  let text: String
  let label: Label

  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    // Without a prompt, the label stands where text is missing.
    let isLabelShown = text.isEmpty && input.prompt == nil
    let shownLabel = HStack { label }
      .foregroundStyle(Color.tertiaryLabel)
      .modifier(Presence(isDrawn: isLabelShown, isDescribed: true))
    let shownText =
      (text.isEmpty ? input.prompt?.foregroundStyle(Color.tertiaryLabel) : nil) ?? Text(verbatim: input.legible(text))
    LayoutView(
      layout: TextFieldLayout(isGrowing: input.axis == .vertical, extraHeight: idiom.controls.fieldExtraHeight),
      content: TupleView(
        (
          shownLabel,
          shownText.lineLimit(input.axis == .vertical ? lineLimit : 1)
            .modifier(Presence(isDrawn: !isLabelShown, isDescribed: false))
        )))
  }
}
