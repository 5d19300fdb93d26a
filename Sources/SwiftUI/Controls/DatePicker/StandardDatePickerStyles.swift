@_spi(Runtime) import SwiftUICore

/// The platform's style for a date picker: `compact`.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { CompactDate(configuration: configuration) }
}

/// The label with the date and the time on gray capsules.
///
/// - Gap: the capsules don't open a calendar; the date is set by its value.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { CompactDate(configuration: configuration) }
}

/// The date and the time on wheels.
///
/// - Gap: each wheel shows its chosen row only, and does not turn; the date is set by its value.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { WheelDate(configuration: configuration) }
}

/// A month whose days can be tapped.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { GraphicalDate(configuration: configuration) }
}

/// - Gap: looks like `compact`.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { CompactDate(configuration: configuration) }
}

/// - Gap: looks like `compact`.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle, BuiltInStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { CompactDate(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  @MainActor @preconcurrency public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  @MainActor @preconcurrency public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
