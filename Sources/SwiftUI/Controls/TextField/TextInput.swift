import Foundation
@_spi(Runtime) import SwiftUICore

/// What a field edits and how.
nonisolated struct TextInput {
  private(set) var text: EditedText
  var prompt: Text?
  var isSecure = false
  /// Vertical where a line break is text, and does not submit.
  var axis = Axis.horizontal
  /// Where the field's selection is kept; nil where nobody asks for it, and letters go to the end.
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  /// The text as it stands, for a field that a style shows.
  private(set) var shownInStyle: String?

  func written(in locale: Locale) -> TextInput {
    var copy = self
    copy.text = text.written(in: locale)
    return copy
  }

  func shown(_ text: String) -> TextInput {
    var copy = self
    copy.shownInStyle = text
    return copy
  }

  /// What people see: as many bullets as characters where nobody may read it.
  func legible(_ text: String) -> String { isSecure ? String(repeating: "•", count: text.count) : text }
}
