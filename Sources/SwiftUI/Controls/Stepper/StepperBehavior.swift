import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Makes the content a stepper: one node that goes up and down while there is a step.
nonisolated struct StepperBehavior: WrappingModifier {
  typealias Body = Never

  let state: StepperSteps.State
  let onEditingChanged: (Bool) -> Void

  @MainActor func makeNode(_ context: NodeContext) -> StepperNode { StepperNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: StepperNode, _ context: NodeContext) -> Bool {
    node.state = state
    node.onEditingChanged = onEditingChanged
    node.isEnabled = context.environment.isEnabled
    return false
  }
}

final class StepperNode: WrapperNode {
  var state = StepperSteps.State(value: nil, increment: nil, decrement: nil)
  var onEditingChanged: (Bool) -> Void = { _ in }
  var isEnabled = true

  private var actions: [SemanticsAction] {
    guard isEnabled else { return [] }
    return (state.increment == nil ? [] : [.increment]) + (state.decrement == nil ? [] : [.decrement])
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    builder.add(
      self, at: origin, role: .stepper, label: builder.spokenLabel(of: inner), value: state.value, isEnabled: isEnabled,
      actions: actions)
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled, let step = action == .increment ? state.increment : action == .decrement ? state.decrement : nil
    else { return }
    Recorder.withoutRecording {
      onEditingChanged(true)
      step()
      onEditingChanged(false)
    }
  }
}
