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
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled, action == .setValue, let seconds = argument.flatMap(Double.init), seconds.isFinite else { return }
    Recorder.withoutRecording {
      let current = picker.selection.wrappedValue
      let wanted = picker.components.replacing(current, by: Date(timeIntervalSince1970: seconds), calendar)
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
