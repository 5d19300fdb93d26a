import Foundation
@_spi(Runtime) import SwiftUICore

/// The days of a month as buttons, with two that turn the page.
///
/// - Gap: sizes are estimates.
struct MonthGrid: View {
  /// Somewhere in the month that is shown first.
  let shown: Date
  let range: DateRange
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void

  /// Somewhere in the month that a person has turned to.
  @State private var turned: Date?
  @Environment(\.pickerCalendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    let month = MonthPage(containing: turned ?? shown, calendar)
    VStack(spacing: 4) {
      header(month)
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          ForEach(Array(month.weekdays(calendar).enumerated()), id: \.offset) { _, name in
            Text(verbatim: name).font(.footnote.weight(.semibold)).foregroundStyle(Color.tertiaryLabel)
              .frame(maxWidth: .infinity)
          }
        }
        .modifier(Presence(isDrawn: true, isDescribed: false))
        ForEach(month.weeks, id: \.number) { week in
          HStack(spacing: 0) {
            ForEach(Array(week.days.enumerated()), id: \.offset) { _, day in cell(day) }
          }
        }
      }
    }
  }

  private func turn(by count: Int) {
    turned = calendar.date(byAdding: .month, value: count, to: turned ?? shown)
  }

  private func header(_ month: MonthPage) -> some View {
    HStack {
      Text(verbatim: write(month.start, Date.FormatStyle().month(.wide).year())).font(.headline)
        .modifier(Presence(isDrawn: true, isDescribed: false))
      Spacer()
      Button {
        turn(by: -1)
      } label: {
        Label("Previous Month", systemImage: "chevron.left")
      }
      Button {
        turn(by: 1)
      } label: {
        Label("Next Month", systemImage: "chevron.right")
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
  }

  @ViewBuilder private func cell(_ day: Date?) -> some View {
    if let day {
      Text(verbatim: "\(calendar.component(.day, from: day))")
        .frame(maxWidth: .infinity, minHeight: 40)
        .modifier(
          DayBehavior(
            name: write(day, Date.FormatStyle().weekday(.wide).month(.wide).day()), isChosen: isChosen(day),
            canBeChosen: range.contains(dayOf: day, calendar), choose: { choose(day) }))
    } else {
      Color.clear.frame(height: 40)
    }
  }

  private func write(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style.locale(locale)
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return style.format(date)
  }
}

/// The days of one month, week by week; nil before its first and behind its last.
struct MonthPage {
  struct Week {
    let number: Int
    let days: [Date?]
  }

  let start: Date
  let weeks: [Week]

  init(containing date: Date, _ calendar: Calendar) {
    let interval = calendar.dateInterval(of: .month, for: date)
    start = interval?.start ?? date
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
    let lead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    let start = start
    let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
    let padded = Array(repeating: nil, count: lead) + days
    weeks = stride(from: 0, to: padded.count, by: 7).map { first in
      let week = padded[first..<min(first + 7, padded.count)]
      return Week(number: first / 7, days: week + Array(repeating: nil, count: 7 - week.count))
    }
  }

  func weekdays(_ calendar: Calendar) -> [String] {
    let names = calendar.shortWeekdaySymbols.map { $0.uppercased() }
    let first = calendar.firstWeekday - 1
    return Array(names[first...] + names[..<first])
  }
}
