import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) import SwiftUI
@_spi(Runtime) import SwiftUICore

private let utc = TimeZone(identifier: "GMT")!

private func date(_ text: String) -> Date { try! Date(text, strategy: .iso8601) }

/// A screen in English and Greenwich's time.
@MainActor private func screen(_ view: some View) -> ControlScreen {
  var environment = EnvironmentValues()
  environment.locale = Locale(identifier: "en_US")
  environment.timeZone = utc
  environment.calendar = Calendar(identifier: .gregorian)
  return ControlScreen(view, environment: environment)
}

private struct Due: View {
  @State var day = date("2026-11-30T09:41:27Z")
  var components: DatePickerComponents = [.date, .hourAndMinute]
  var body: some View { DatePicker("Due", selection: $day, displayedComponents: components) }
}

private func seconds(_ text: String) -> String { "\(date(text).timeIntervalSince1970)" }

@MainActor struct DatePickerTests {
  @Test(
    arguments: [
      ([.date, .hourAndMinute], "Nov 30, 2026, 9:41 AM"), ([.date], "Nov 30, 2026"), ([.hourAndMinute], "9:41 AM"),
    ] as [(DatePickerComponents, String)])
  func aPickerSaysWhatItDisplays(components: DatePickerComponents, value: String) {
    #expect(screen(Due(components: components)).lines == ["datePicker \"Due\" \(value)"])
  }

  @Test func whereALabelWouldBreakIntoLettersTheDateStandsBelow() throws {
    func lines(_ size: DynamicTypeSize) -> [(text: String, y: CGFloat)] {
      screen(Due().dynamicTypeSize(size).frame(width: 311)).graph.displayList().items.compactMap { item in
        if case .text(let run) = item { (run.text, run.origin.y) } else { nil }
      }
    }

    let (usual, large) = (lines(.large), lines(.xxxLarge))

    try #require(usual.count == 3 && large.map(\.text) == usual.map(\.text), "\(usual), \(large)")
    #expect(usual[0].text == "Due" && usual[0].y == usual[1].y)
    #expect(large[0].y + 20 < large[1].y && large[1].y == large[2].y)
  }

  @Test func theLanguageAndTheTimeZoneAreThoseOfTheSurroundings() {
    let german = screen(
      Due().environment(\.locale, Locale(identifier: "de_DE")).environment(\.timeZone, TimeZone(secondsFromGMT: 3600)!))

    #expect(german.nodes[0].value == "30. Nov. 2026, 10:41")
  }

  @Test func programsAreToldTheInstantAndTheTimeZoneAndTheLimits() {
    let range = date("2026-11-01T00:00:00Z")...date("2026-12-24T18:00:00Z")
    let picker = DatePicker("Due", selection: .constant(date("2026-11-30T09:41:27Z")), in: range, displayedComponents: .date)
    let berlin = screen(picker.environment(\.timeZone, TimeZone(identifier: "Europe/Berlin")!))

    let details = berlin.nodes[0].details

    #expect(details?.traits == ["date"])
    #expect(
      details?.content == [
        SemanticsContent(label: "date", value: "2026-11-30T10:41:27+01:00[Europe/Berlin]"),
        SemanticsContent(label: "earliest", value: "2026-11-01T01:00:00+01:00[Europe/Berlin]"),
        SemanticsContent(label: "latest", value: "2026-12-24T19:00:00+01:00[Europe/Berlin]"),
      ])
  }

  @Test(arguments: ["NaN", "inf", "-1e300", "1e300", "tomorrow", ""])
  func whatIsNoDateChangesNothing(argument: String) {
    let picker = screen(Due())

    picker.perform(.setValue, on: "Due", argument)

    #expect(picker.lines == ["datePicker \"Due\" Nov 30, 2026, 9:41 AM"])
  }

  @Test func aDateThatIsSetIsShown() {
    let picker = screen(Due())

    picker.perform(.setValue, on: "Due", seconds("2027-01-02T15:30:00Z"))

    #expect(picker.lines == ["datePicker \"Due\" Jan 2, 2027, 3:30 PM"])
  }

  @Test(
    arguments: [
      ([.date], "2027-01-02T09:41:27Z"), ([.hourAndMinute], "2026-11-30T15:30:00Z"),
      ([.date, .hourAndMinute], "2027-01-02T15:30:00Z"),
    ] as [(DatePickerComponents, String)])
  func whatIsNotDisplayedStaysAsItWas(components: DatePickerComponents, result: String) {
    var chosen = date("2026-11-30T09:41:27Z")
    let picker = screen(
      DatePicker("Due", selection: Binding(get: { chosen }, set: { chosen = $0 }), displayedComponents: components))

    picker.perform(.setValue, on: "Due", seconds("2027-01-02T15:30:00Z"))

    #expect(chosen == date(result))
  }

  @Test func aDateOutsideOfTheRangeGivesWayToTheNearest() {
    var chosen = date("2026-11-30T09:41:00Z")
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let range = date("2026-11-01T00:00:00Z")...date("2026-12-24T18:00:00Z")
    let picker = screen(DatePicker("Due", selection: binding, in: range))

    picker.perform(.setValue, on: "Due", seconds("2030-01-01T00:00:00Z"))

    #expect(chosen == range.upperBound)
  }

  @Test func openRangesHoldAtTheirEnd() {
    let picker = screen(
      VStack {
        DatePicker("From", selection: .constant(date("2026-11-30T00:00:00Z")), in: date("2026-01-01T00:00:00Z")...)
        DatePicker("To", selection: .constant(date("2026-11-30T00:00:00Z")), in: ...date("2026-12-01T00:00:00Z"))
      })

    #expect(picker.lines.count == 2)
  }

  @Test func settingWritesOnceAndTheSameAgainWritesNothing() {
    let notes = Notes()
    var chosen = date("2026-11-30T09:41:00Z")
    let binding = Binding(get: { chosen }) {
      chosen = $0
      notes.lines.append("write")
    }
    let picker = screen(DatePicker("Due", selection: binding))

    picker.perform(.setValue, on: "Due", seconds("2027-01-02T15:30:00Z"))
    picker.perform(.setValue, on: "Due", seconds("2027-01-02T15:30:00Z"))

    #expect(notes.lines == ["write"])
  }

  @Test func aCalendarHasTheDaysOfTheMonthAndATapChoosesOne() {
    let picker = screen(Due(components: [.date]).datePickerStyle(.graphical))

    picker.tap("Sunday, November 15")

    #expect(picker.nodes.filter { $0.role == .option }.count == 30)
    #expect(picker.nodes.filter(\.isSelected).map(\.label) == ["Sunday, November 15"])
    #expect(picker.nodes[0].value == "Nov 15, 2026")
  }

  @Test func aCalendarTurnsItsPages() {
    let picker = screen(Due(components: [.date]).datePickerStyle(.graphical))

    picker.tap("Next Month")

    #expect(picker.nodes.filter { $0.role == .option }.count == 31)
    #expect(picker.nodes.first { $0.role == .option }?.label == "Tuesday, December 1")
  }

  @Test func daysOutsideOfTheRangeAreDisabled() {
    let range = date("2026-11-10T12:00:00Z")...date("2026-11-12T12:00:00Z")
    let picker = screen(
      DatePicker("Due", selection: .constant(date("2026-11-11T00:00:00Z")), in: range, displayedComponents: .date)
        .datePickerStyle(.graphical))

    let days = picker.nodes.filter { $0.role == .option && $0.isEnabled }
    #expect(days.map(\.label) == ["Tuesday, November 10", "Wednesday, November 11", "Thursday, November 12"])
  }

  @Test func wheelsAre216High() {
    #expect(screen(Due().datePickerStyle(.wheel)).nodes[0].frame.height == 216)
  }

  @Test func aDisabledPickerStays() {
    let picker = screen(Due().disabled(true))

    picker.perform(.setValue, on: "Due", seconds("2027-01-02T15:30:00Z"))

    #expect(picker.lines == ["datePicker \"Due\" Nov 30, 2026, 9:41 AM"])
  }

  @Test func severalDaysAreTakenInAndOut() {
    let picker = screen(Vacation())

    picker.tap("Monday, November 2")
    picker.tap("Tuesday, November 3")
    picker.tap("Monday, November 2")

    #expect(picker.nodes.filter(\.isSelected).map(\.label) == ["Tuesday, November 3", "Monday, November 30"])
    #expect(picker.texts.contains("2 days"))
  }
}

private struct Vacation: View {
  @State var days: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 30)]

  var body: some View {
    VStack {
      MultiDatePicker("Days", selection: $days, in: date("2026-11-01T00:00:00Z")..<date("2026-12-01T00:00:00Z"))
      Text("\(days.count) days")
    }
  }
}
