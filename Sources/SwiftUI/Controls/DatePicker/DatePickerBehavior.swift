import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Makes the content a date picker: one node with the date that can be set; the argument is seconds since 1970.
nonisolated struct DatePickerBehavior: WrappingModifier {
  typealias Body = Never

  let selection: Binding<Date>
  let current: Date
  let range: DateRange
  let components: DatePickerComponents

  @MainActor func makeNode(_ context: NodeContext) -> DatePickerNode { DatePickerNode(id: context.nextNodeID(), self) }

  @MainActor func update(_ node: DatePickerNode, _ context: NodeContext) -> Bool {
    let environment = context.environment
    node.picker = self
    node.calendar = environment.pickerCalendar
    node.shownValue = WrittenDate(current, environment).parts(components).joined(separator: ", ")
    node.isEnabled = environment.isEnabled
    return false
  }
}

final class DatePickerNode: WrapperNode {
  var picker: DatePickerBehavior
  var calendar = Calendar(identifier: .gregorian)
  var shownValue = ""
  var isEnabled = true

  init(id: Int, _ picker: DatePickerBehavior) {
    self.picker = picker
    super.init(id: id)
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    // The days of a calendar, and what turns its pages.
    let parts = inner.flatMap(\.acting)
    builder.add(
      self, at: origin, role: .datePicker, label: builder.spokenLabel(of: inner.filter { $0.acting.isEmpty }),
      value: shownValue, isEnabled: isEnabled, actions: isEnabled ? [.setValue] : []
    ) { $0.nodes = parts }
    builder.nodes[builder.nodes.count - 1].details = details
  }

  /// The date and its limits for programs, such as `2026-11-30T09:41:00Z[GMT]`: an instant with the picker's time zone.
  private var details: SemanticsDetails {
    let zone = calendar.timeZone
    let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone)
    let dates = [("date", picker.current), ("earliest", picker.range.minimum), ("latest", picker.range.maximum)]
    let components = picker.components
    return SemanticsDetails(
      traits: (components.contains(.date) ? ["date"] : []) + (components.contains(.hourAndMinute) ? ["time"] : []),
      content: dates.compactMap { label, date in
        date.map { SemanticsContent(label: label, value: "\(style.format($0))[\(zone.identifier)]") }
      })
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    // "NaN" reads as a number, too, and a date of it compares as if it lay in every range.
    guard isEnabled, action == .setValue, let seconds = argument.flatMap(Double.init), seconds.isFinite else { return }
    let date = Date(timeIntervalSince1970: seconds)
    // Beyond these, calendars know no dates.
    guard (Date.distantPast...Date.distantFuture).contains(date) else { return }
    Recorder.withoutRecording {
      let current = picker.selection.wrappedValue
      let wanted = picker.components.replacing(current, by: date, calendar)
      let new = picker.range.nearest(to: wanted)
      if new != current { picker.selection.wrappedValue = new }
    }
  }
}

extension SemanticsNode {
  /// This node where it can do something, or those inside that can.
  var acting: [SemanticsNode] { actions.isEmpty && isEnabled ? children.flatMap(\.acting) : [self] }
}

extension EnvironmentValues {
  /// The calendar of the surroundings, in their time zone and their language.
  var pickerCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}

extension WrittenDate {
  init(_ date: Date, _ environment: EnvironmentValues) {
    self.init(date: date, locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
  }
}
