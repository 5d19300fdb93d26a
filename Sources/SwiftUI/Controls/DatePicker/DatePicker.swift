import Foundation
@_spi(Runtime) import SwiftUICore

/// A choice of a date, a time, or both.
///
/// Setting one writes the binding once, unless that was chosen; what is not displayed stays as it was, and a date outside of the
/// range gives way to the nearest inside.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: DateRange
  let components: DatePickerComponents
  let label: Label

  @Environment(\.datePickerStyle) private var style

  nonisolated init(_ selection: Binding<Date>, in range: DateRange, _ components: DatePickerComponents, label: Label) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }
}

extension DatePicker: View {
  public var body: some View {
    style.makeBody(
      DatePickerStyleConfiguration(
        label: .init(content: AnyView(HStack { label })), selection: selection, minimumDate: range.minimum,
        maximumDate: range.maximum, displayedComponents: components),
      below: \.datePickerStyle
    )
    .modifier(
      DatePickerBehavior(selection: selection, current: selection.wrappedValue, range: range, components: components))
  }
}

extension DatePicker {
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: DateRange(), displayedComponents, label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: DateRange(range), displayedComponents, label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: DateRange(range), displayedComponents, label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: DateRange(range), displayedComponents, label: label())
  }
}
