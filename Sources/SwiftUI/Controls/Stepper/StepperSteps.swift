import Foundation
@_spi(Runtime) import SwiftUICore

/// Where a stepper stands, and its steps from there.
nonisolated struct StepperSteps {
  struct State {
    /// How the value is read aloud; nil where the stepper knows none.
    let value: String?
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
  }

  let onEditingChanged: (Bool) -> Void
  /// Reads what a binding holds.
  let state: () -> State

  init(onEditingChanged: @escaping (Bool) -> Void, state: @escaping () -> State) {
    self.onEditingChanged = onEditingChanged
    self.state = state
  }

  /// Steps of a binding; the last step to a bound may be a shorter one.
  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, written: @escaping (V) -> String,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(onEditingChanged: onEditingChanged) {
      let current = value.wrappedValue
      func move(to target: V) -> (() -> Void)? {
        let reached = bounds.map { min($0.upperBound, max($0.lowerBound, target)) } ?? target
        return reached == current ? nil : { value.wrappedValue = reached }
      }
      return State(
        value: written(current), increment: move(to: current.advanced(by: step)),
        decrement: move(to: current.advanced(by: 0 - step)))
    }
  }

  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value, in: bounds, step: step, written: { "\($0)" }, onEditingChanged: onEditingChanged)
  }

  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>?, step: F.FormatInput.Stride, format: F,
    onEditingChanged: @escaping (Bool) -> Void
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, in: bounds, step: step, written: format.format, onEditingChanged: onEditingChanged)
  }
}
