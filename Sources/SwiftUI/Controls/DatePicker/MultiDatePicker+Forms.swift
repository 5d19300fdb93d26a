import Foundation
@_spi(Runtime) import SwiftUICore

extension MultiDatePicker {
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: DateRange(), label: label())
  }

  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: DateRange(bounds), label: label())
  }

  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: DateRange(bounds), label: label())
  }

  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: DateRange(bounds), label: label())
  }
}

extension MultiDatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, in: DateRange(), label: Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, in: DateRange(bounds), label: Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, in: DateRange(bounds), label: Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, in: DateRange(bounds), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, in: DateRange(), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, in: DateRange(bounds), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, in: DateRange(bounds), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, in: DateRange(bounds), label: Text(title))
  }
}
