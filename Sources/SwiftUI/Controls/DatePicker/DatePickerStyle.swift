import Foundation
@_spi(Runtime) import SwiftUICore

/// How date pickers look.
@preconcurrency @MainActor
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A date picker as its style sees it.
public nonisolated struct DatePickerStyleConfiguration {
  public let label: DatePickerStyleConfiguration.Label
  /// The chosen date; writing it writes the picker's binding.
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  public nonisolated struct Label: View {
    let content: AnyView

    @MainActor @preconcurrency public var body: some View { content }
  }

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  var range: DateRange { DateRange(minimum: minimumDate, maximum: maximumDate) }
}

extension View {
  /// Gives the date pickers below a look of their own.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<DatePickerStyleConfiguration> {
    AnyStyle(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var datePickerStyle: AnyStyle<DatePickerStyleConfiguration> {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}
