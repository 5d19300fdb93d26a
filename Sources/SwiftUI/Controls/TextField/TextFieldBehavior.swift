import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Makes the content a text field: one node whose text can be typed or replaced; a line break at its end submits it.
nonisolated struct TextFieldBehavior: WrappingModifier {
  typealias Body = Never

  let input: TextInput
  let text: String
  let draft: Binding<String?>
  let submitActions: SubmitActions

  @MainActor func makeNode(_ context: NodeContext) -> TextFieldNode { TextFieldNode(id: context.nextNodeID(), self) }

  @MainActor func update(_ node: TextFieldNode, _ context: NodeContext) -> Bool {
    node.field = self
    node.isEnabled = context.environment.isEnabled
    return false
  }
}

final class TextFieldNode: WrapperNode {
  var field: TextFieldBehavior
  var isEnabled = true
  private(set) var isEditing = false

  init(id: Int, _ field: TextFieldBehavior) {
    self.field = field
    super.init(id: id)
  }

  override var isFocusable: Bool { isEnabled }

  /// The whole field, not only its text.
  override func isTouched(at point: CGPoint) -> Bool { bounds.contains(point) }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    let title = builder.spokenLabel(of: inner)
    let input = field.input
    builder.add(
      self, at: origin, role: input.isSecure ? .secureField : .textField,
      label: title.isEmpty ? input.prompt?.string ?? "" : title, value: input.legible(field.text), isEnabled: isEnabled,
      actions: isEnabled ? [.setText, .insertText] : [])
    // A line break in it is text, and submits nothing.
    if input.axis == .vertical { builder.nodes[builder.nodes.count - 1].details = SemanticsDetails(traits: ["multiline"]) }
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled, var letters = argument else { return }
    let submits = field.input.axis == .horizontal && letters.hasSuffix("\n")
    if submits { letters.removeLast() }
    switch action {
    case .setText: edit(SelectedText(letters, nil), submits: submits)
    case .insertText:
      var typed = SelectedText(current, Recorder.withoutRecording { field.input.selection?.wrappedValue })
      if letters == "\u{8}" { typed.deleteBackward() } else if !letters.isEmpty { typed.insert(letters) }
      edit(typed, submits: submits)
    default: break
    }
  }
}

extension TextFieldNode: FocusReceiver {
  func focusDidArrive() { Recorder.withoutRecording { beginEditing() } }
  func focusDidLeave() { endEditing() }
}

// MARK: - Editing

extension TextFieldNode {
  @MainActor private func edit(_ edited: SelectedText, submits: Bool) {
    Recorder.withoutRecording {
      beginEditing()
      // A line break alone is no edit.
      if edited.text != current {
        take(edited.text)
        field.input.selection?.wrappedValue = edited.selection
      }
      if submits { submit(edited.text) }
    }
  }

  /// What stands in the field by now, which an update may not have shown yet.
  @MainActor private var current: String {
    Recorder.withoutRecording { field.draft.wrappedValue ?? field.input.text.read() }
  }

  @MainActor private func take(_ text: String) {
    if field.input.text.keepsDraft { field.draft.wrappedValue = text }
    field.input.text.edit(text)
  }

  @MainActor private func submit(_ text: String) {
    endEditing(with: text)
    field.input.onCommit()
    field.submitActions.run(for: .text)
  }

  @MainActor func beginEditing() {
    if isEditing { return }
    isEditing = true
    if let selection = field.input.selection, selection.wrappedValue == nil {
      selection.wrappedValue = SelectedText(current, nil).selection
    }
    field.input.onEditingChanged(true)
  }

  /// Takes in what stands in the field; what can't be parsed gives way to the value.
  @MainActor func endEditing() { Recorder.withoutRecording { endEditing(with: current) } }

  @MainActor private func endEditing(with text: String) {
    guard isEditing else { return }
    isEditing = false
    field.input.text.commit(text)
    if field.input.text.keepsDraft { field.draft.wrappedValue = nil }
    field.input.onEditingChanged(false)
  }
}
