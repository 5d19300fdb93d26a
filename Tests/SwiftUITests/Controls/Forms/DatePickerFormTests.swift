import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

/// Each way to write a date picker, with and without a range.
@MainActor struct DatePickerFormTests {
  private let string = "Due"
  private let early = Date(timeIntervalSince1970: 0)
  private let late = Date(timeIntervalSince1970: 864_000)

  /// What is written when a date is set.
  private func held(_ date: Date, _ make: (Binding<Date>) -> some View) -> Date {
    var due = Date(timeIntervalSince1970: 432_000)
    let binding = Binding(get: { due }, set: { due = $0 })
    var environment = EnvironmentValues()
    environment.timeZone = TimeZone(secondsFromGMT: 0)!
    let screen = ControlScreen(make(binding), environment: environment)
    screen.perform(.setValue, on: "Due", String(date.timeIntervalSince1970))
    return due
  }

  private let before = Date(timeIntervalSince1970: -86_400)
  private let after = Date(timeIntervalSince1970: 1_728_000)

  @Test func aDateIsSetInEachForm() {
    #expect(held(after) { DatePicker("Due", selection: $0) } == after)
    #expect(held(after) { DatePicker(string, selection: $0, displayedComponents: [.date, .hourAndMinute]) } == after)
    #expect(held(after) { due in DatePicker(selection: due) { Text("Due") } } == after)
  }

  @Test func aDateStaysInItsRange() {
    #expect(held(after) { DatePicker("Due", selection: $0, in: early...late) } == late)
    #expect(held(after) { DatePicker(string, selection: $0, in: early...late) } == late)
    #expect(held(after) { due in DatePicker(selection: due, in: early...late) { Text("Due") } } == late)
  }

  @Test func aDateIsNotBeforeItsFirst() {
    #expect(held(before) { DatePicker("Due", selection: $0, in: early...) } == early)
    #expect(held(before) { DatePicker(string, selection: $0, in: early...) } == early)
    #expect(held(before) { due in DatePicker(selection: due, in: early...) { Text("Due") } } == early)
  }

  @Test func aDateIsNotAfterItsLast() {
    #expect(held(after) { DatePicker("Due", selection: $0, in: ...late) } == late)
    #expect(held(after) { DatePicker(string, selection: $0, in: ...late) } == late)
    #expect(held(after) { due in DatePicker(selection: due, in: ...late) { Text("Due") } } == late)
  }
}
