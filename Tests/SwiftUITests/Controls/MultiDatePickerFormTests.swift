import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private func date(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

/// Each way to write a choice of several days.
@MainActor struct MultiDatePickerFormTests {
  private let title = "Days"
  private let chosen: Binding<Set<DateComponents>> = .constant([DateComponents(year: 2026, month: 11, day: 30)])

  /// The first and the last day that can be chosen, and those that are.
  private func days(_ picker: some View) -> [String] {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(identifier: "GMT")!
    environment.calendar = Calendar(identifier: .gregorian)
    let nodes = ControlScreen(picker, environment: environment).nodes
    let options = nodes.filter { $0.role == .option }
    let open = options.filter(\.isEnabled).map { $0.label.split(separator: " ").last ?? "none" }
    if !nodes.contains(where: { $0.label == "Days" }) { return ["without a label"] }
    return [open.first, open.last].map { String($0 ?? "none") } + options.filter(\.isSelected).map(\.label)
  }

  private let all = ["1", "30", "Monday, November 30"]

  @Test func everyDayMayBeChosenInEachForm() {
    #expect(days(MultiDatePicker("Days", selection: chosen)) == all)
    #expect(days(MultiDatePicker(title, selection: chosen)) == all)
    #expect(days(MultiDatePicker(selection: chosen) { Text("Days") }) == all)
  }

  @Test func aRangeEndsBeforeItsEndInEachForm() {
    let range = date("2026-11-10T00:00:00Z")..<date("2026-11-21T00:00:00Z")
    let some = ["10", "20", "Monday, November 30"]

    #expect(days(MultiDatePicker("Days", selection: chosen, in: range)) == some)
    #expect(days(MultiDatePicker(title, selection: chosen, in: range)) == some)
    #expect(days(MultiDatePicker(selection: chosen, in: range) { Text("Days") }) == some)
  }

  @Test func aRangeMayHaveNoEndInEachForm() {
    let range = date("2026-11-10T00:00:00Z")...
    let some = ["10", "30", "Monday, November 30"]

    #expect(days(MultiDatePicker("Days", selection: chosen, in: range)) == some)
    #expect(days(MultiDatePicker(title, selection: chosen, in: range)) == some)
    #expect(days(MultiDatePicker(selection: chosen, in: range) { Text("Days") }) == some)
  }

  @Test func aRangeMayHaveNoStartInEachForm() {
    let range = ..<date("2026-11-21T00:00:00Z")
    let some = ["1", "20", "Monday, November 30"]

    #expect(days(MultiDatePicker("Days", selection: chosen, in: range)) == some)
    #expect(days(MultiDatePicker(title, selection: chosen, in: range)) == some)
    #expect(days(MultiDatePicker(selection: chosen, in: range) { Text("Days") }) == some)
  }
}
