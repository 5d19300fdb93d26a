import Foundation

/// Writes dates in the locale, the calendar and the time zone of surroundings.
struct DateWriter {
  private let locale: Locale
  private let calendar: Calendar
  private let timeZone: TimeZone

  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    calendar = environment.calendar
    timeZone = environment.timeZone
  }

  func string(_ date: Date, _ style: Text.DateStyle, now: Date) -> String {
    switch style.kind {
    case .date: format(date: .long, time: .omitted).format(date)
    case .time: format(date: .omitted, time: .shortened).format(date)
    case .relative: distance(abs(wholeSeconds(date, now)), units: 2)
    case .offset:
      // "+" stands for what has passed, as Apple's own example has it.
      (now >= date ? "+" : "-") + distance(abs(wholeSeconds(date, now)), units: 1)
    case .timer: TimerWriter.clock(abs(wholeSeconds(date, now)), showsHours: true)
    }
  }

  func string(_ range: ClosedRange<Date>) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    var calendar = calendar
    calendar.timeZone = timeZone
    if calendar.isDate(start, inSameDayAs: end) {
      let time = format(date: .omitted, time: .shortened)
      return "\(time.format(start)) – \(time.format(end))"
    }
    let day = format(date: .long, time: .omitted)
    return "\(day.format(start)) – \(day.format(end))"
  }

  private func format(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  private func wholeSeconds(_ date: Date, _ now: Date) -> Int { Int((now.timeIntervalSince(date) + 1e-6).rounded(.down)) }

  /// The largest units of a distance, such as "2 hours, 23 minutes".
  ///
  /// - Gap: Apple's words are known in English; in other languages they are those of `Duration.UnitsFormatStyle`, which counts
  ///   no months and years.
  private func distance(_ seconds: Int, units count: Int) -> String {
    guard locale.language.languageCode == .english else {
      let style = Duration.UnitsFormatStyle.units(
        allowed: [.days, .hours, .minutes, .seconds], width: count > 1 ? .abbreviated : .wide, maximumUnitCount: count,
        fractionalPart: .hide(rounded: .towardZero))
      return style.locale(locale).format(.seconds(seconds))
    }
    let parts: [(Int, String, String)] = [
      (365 * 86400, "year", "years"), (30 * 86400, "month", "months"), (86400, "day", "days"), (3600, "hour", "hours"),
      (60, count > 1 ? "min" : "minute", count > 1 ? "min" : "minutes"),
      (1, count > 1 ? "sec" : "second", count > 1 ? "sec" : "seconds"),
    ]
    var rest = seconds
    var words: [String] = []
    for (size, one, many) in parts where words.count < count {
      let amount = rest / size
      rest %= size
      if amount > 0 || size == 1 && words.isEmpty { words.append("\(amount) \(amount == 1 ? one : many)") }
    }
    return words.joined(separator: ", ")
  }
}

/// Writes the rest of an interval, or what has passed of it, as a clock.
struct TimerWriter {
  let range: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  private func moment(_ now: Date) -> Date { min(max(pauseTime ?? now, range.lowerBound), range.upperBound) }

  func string(at now: Date) -> String {
    let moment = moment(now)
    // A rest is counted to its end: with half a second left there is still one to go.
    let seconds =
      countsDown
      ? Int((range.upperBound.timeIntervalSince(moment) - 1e-6).rounded(.up))
      : Int((moment.timeIntervalSince(range.lowerBound) + 1e-6).rounded(.down))
    return Self.clock(max(0, seconds), showsHours: showsHours)
  }

  func nextChange(after now: Date) -> Date? {
    if pauseTime != nil || now >= range.upperBound { return nil }
    if now < range.lowerBound { return range.lowerBound }
    let reference = countsDown ? range.upperBound : range.lowerBound
    let next = reference.addingTimeInterval((now.timeIntervalSince(reference) + 1e-6).rounded(.down) + 1)
    return min(next, range.upperBound)
  }

  /// "0:07", "59:09", "1:00:00"; without hours "60:00".
  static func clock(_ seconds: Int, showsHours: Bool) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (seconds / 60, seconds % 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
  }
}
