@_spi(Runtime) import SwiftUICore

/// Two buttons that take something a step up or down.
///
/// Each press begins editing, writes the binding once, and ends editing.
public struct Stepper<Label: View> {
  let label: Label
  let steps: StepperSteps

  nonisolated init(label: Label, _ steps: StepperSteps) {
    self.label = label
    self.steps = steps
  }
}

extension Stepper: View {
  /// - Parameters:
  ///   - onIncrement: nil where there is no step up at the moment.
  ///   - onDecrement: nil where there is no step down at the moment.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      StepperSteps(onEditingChanged: onEditingChanged) {
        .init(value: nil, increment: onIncrement, decrement: onDecrement)
      })
  }

  @_disfavoredOverload
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  public var body: some View {
    let state = steps.state()
    LabeledControl(
      label: label,
      control: StepperButtons(canIncrement: state.increment != nil, canDecrement: state.decrement != nil)
    )
    .modifier(StepperBehavior(steps: steps, state: state))
  }
}
