import Foundation
@_spi(Runtime) import SwiftUICore

extension Stepper where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), StepperSteps(value, in: nil, step: step, onEditingChanged: onEditingChanged))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), StepperSteps(value, in: nil, step: step, onEditingChanged: onEditingChanged))
  }

  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), StepperSteps(value, in: bounds, step: step, onEditingChanged: onEditingChanged))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), StepperSteps(value, in: bounds, step: step, onEditingChanged: onEditingChanged))
  }

  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleKey), StepperSteps(value, in: nil, step: step, format: format, onEditingChanged: onEditingChanged))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: Text(title), StepperSteps(value, in: nil, step: step, format: format, onEditingChanged: onEditingChanged))
  }

  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleKey), StepperSteps(value, in: bounds, step: step, format: format, onEditingChanged: onEditingChanged))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(title), StepperSteps(value, in: bounds, step: step, format: format, onEditingChanged: onEditingChanged))
  }
}
