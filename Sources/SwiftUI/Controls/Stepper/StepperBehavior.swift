import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Makes the content a stepper: one node that goes up and down while there is a step.
nonisolated struct StepperBehavior: WrappingModifier {
  typealias Body = Never

  let steps: StepperSteps
  /// Where it stood when it was shown.
  let state: StepperSteps.State

  @MainActor func makeNode(_ context: NodeContext) -> StepperNode { StepperNode(id: context.nextNodeID(), self) }

  @MainActor func update(_ node: StepperNode, _ context: NodeContext) -> Bool {
    node.stepper = self
    node.isEnabled = context.environment.isEnabled
    return false
  }
}

final class StepperNode: WrapperNode {
  var stepper: StepperBehavior
  var isEnabled = true

  init(id: Int, _ stepper: StepperBehavior) {
    self.stepper = stepper
    super.init(id: id)
  }

  private var actions: [SemanticsAction] {
    guard isEnabled else { return [] }
    let state = stepper.state
    return (state.increment == nil ? [] : [.increment]) + (state.decrement == nil ? [] : [.decrement])
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    builder.add(
      self, at: origin, role: .stepper, label: builder.spokenLabel(of: inner), value: stepper.state.value, isEnabled: isEnabled,
      actions: actions)
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled else { return }
    Recorder.withoutRecording {
      let state = stepper.steps.state()
      guard let step = action == .increment ? state.increment : action == .decrement ? state.decrement : nil else { return }
      stepper.steps.onEditingChanged(true)
      step()
      stepper.steps.onEditingChanged(false)
    }
  }
}
