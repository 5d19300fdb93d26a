import Foundation
@_spi(Runtime) import SwiftUICore

/// A text of many lines that can be edited; a line break is part of it.
///
/// The binding is written once for each edit, as a text field's is.
///
/// - Gap: a text that is longer than the editor is high does not scroll; attributed texts are not there yet.
public struct TextEditor: View {
  let text: Binding<String>
  var selection: Binding<TextSelection?>?

  @Environment(\.textEditorStyle) private var style

  public nonisolated init(text: Binding<String>) { self.text = text }

  /// Keeps what is selected in `selection`; letters that are typed take its place.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  public var body: some View {
    let written = text.wrappedValue
    let input = TextInput(text: EditedText(text), axis: .vertical, selection: selection)
    style.makeBody(TextEditorStyleConfiguration(text: written), below: \.textEditorStyle)
      .modifier(TextFieldBehavior(input: input, text: written, draft: .constant(nil), submitActions: SubmitActions()))
  }
}

/// The lines of an editor, from its top, with the room that Apple's leaves at the sides.
struct TextEditorLines: View {
  let text: String

  var body: some View {
    LayoutView(layout: TextEditorLayout(), content: Text(verbatim: text).lineLimit(nil))
      .clipped()
      .modifier(Presence(isDrawn: true, isDescribed: false))
  }
}

private struct TextEditorLayout: Layout {
  private static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let text = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: proposal.width ?? text.width + Self.insets.horizontal, height: proposal.height ?? text.height + Self.insets.vertical)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + Self.insets.leading, y: bounds.minY + Self.insets.top), proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - Self.insets.horizontal) }, height: nil)
  }
}
