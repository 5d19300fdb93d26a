import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Makes the content a text field: one node whose text can be replaced; a line break at its end submits it.
nonisolated struct TextFieldBehavior: WrappingModifier {
  typealias Body = Never

  let text: Binding<String>
  let prompt: String
  let submitActions: SubmitActions

  @MainActor func makeNode(_ context: NodeContext) -> TextFieldNode { TextFieldNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: TextFieldNode, _ context: NodeContext) -> Bool {
    node.text = text
    node.shownText = text.wrappedValue
    node.prompt = prompt
    node.submitActions = submitActions
    node.isEnabled = context.environment.isEnabled
    return false
  }
}

final class TextFieldNode: WrapperNode {
  var text = Binding.constant("")
  var shownText = ""
  var prompt = ""
  var submitActions = SubmitActions()
  var isEnabled = true

  override var isFocusable: Bool { isEnabled }

  /// The whole field, not only its text.
  override func isTouched(at point: CGPoint) -> Bool { bounds.contains(point) }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    let title = builder.spokenLabel(of: inner)
    builder.add(
      self, at: origin, role: .textField, label: title.isEmpty ? prompt : title, value: shownText, isEnabled: isEnabled,
      actions: isEnabled ? [.setText] : [])
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled, action == .setText, var new = argument else { return }
    let isSubmitted = new.hasSuffix("\n")
    if isSubmitted { new.removeLast() }
    Recorder.withoutRecording {
      text.wrappedValue = new
      if isSubmitted { submitActions.run(for: .text) }
    }
  }
}
