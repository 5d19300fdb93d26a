import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Makes the content a toggle: one node with the value "on", "off" or "mixed" that flips a binding.
nonisolated struct ToggleBehavior: WrappingModifier {
  typealias Body = Never

  let isOn: Binding<Bool>
  let isMixed: Bool

  @MainActor func makeNode(_ context: NodeContext) -> ToggleNode { ToggleNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ToggleNode, _ context: NodeContext) -> Bool {
    node.isOn = isOn
    node.shownValue = isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off"
    node.isEnabled = context.environment.isEnabled
    node.followUp = context.environment.actionFollowUp
    return false
  }
}

final class ToggleNode: WrapperNode {
  var isOn = Binding.constant(false)
  var shownValue = ""
  var isEnabled = true
  var followUp: ActionFollowUp?

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    builder.add(
      self, at: origin, role: .toggle, label: builder.spokenLabel(of: inner), value: shownValue, isEnabled: isEnabled,
      actions: isEnabled ? [.activate] : [])
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled, action == .activate else { return }
    Recorder.withoutRecording {
      isOn.wrappedValue.toggle()
      followUp?()
    }
  }
}
