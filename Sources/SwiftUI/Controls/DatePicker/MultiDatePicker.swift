import Foundation
@_spi(Runtime) import SwiftUICore

/// A choice of several days in a calendar.
///
/// A tap on a day takes it in or out, and writes the binding once.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let range: DateRange
  let label: Label

  @Environment(\.pickerCalendar) private var calendar

  nonisolated init(_ selection: Binding<Set<DateComponents>>, in range: DateRange, label: Label) {
    self.selection = selection
    self.range = range
    self.label = label
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    let chosen = days
    HiddenLabel(
      content: MonthGrid(
        shown: chosen.keys.min() ?? range.nearest(to: Date()), range: range,
        isChosen: { chosen[calendar.startOfDay(for: $0)] != nil }, choose: toggle),
      label: label)
  }

  /// The chosen components by the start of their day.
  private var days: [Date: DateComponents] {
    var days: [Date: DateComponents] = [:]
    for components in selection.wrappedValue {
      if let date = (components.calendar ?? calendar).date(from: components) { days[calendar.startOfDay(for: date)] = components }
    }
    return days
  }

  private func toggle(_ day: Date) {
    if let components = days[calendar.startOfDay(for: day)] {
      selection.wrappedValue.remove(components)
    } else {
      selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }
}
