import Foundation

/// What a date picker shows of its date.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
  /// - Gap: on iOS there is no such component; it is shown as `hourAndMinute` with seconds.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 1 << 2 | 1 << 0)
}

extension DatePickerComponents {
  /// `current` with what is displayed taken from `new`.
  func replacing(_ current: Date, by new: Date, _ calendar: Calendar) -> Date {
    let (old, wanted) = (fields(of: current, calendar), fields(of: new, calendar))
    var result = old
    if contains(.date) {
      (result.era, result.year, result.month, result.day) = (wanted.era, wanted.year, wanted.month, wanted.day)
    }
    if contains(.hourAndMinute) {
      (result.hour, result.minute) = (wanted.hour, wanted.minute)
      result.second = contains(.hourMinuteAndSecond) ? wanted.second : 0
    }
    return calendar.date(from: result) ?? current
  }

  private func fields(of date: Date, _ calendar: Calendar) -> DateComponents {
    calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
  }
}

/// A date as a picker writes it.
struct WrittenDate {
  let date: Date
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  var day: String { write(.abbreviated, .omitted) }
  var time: String { write(.omitted, .shortened) }
  var timeWithSeconds: String { write(.omitted, .standard) }

  /// The parts that are displayed, the day first.
  func parts(_ components: DatePickerComponents) -> [String] {
    let time = components.contains(.hourMinuteAndSecond) ? [timeWithSeconds] : components.contains(.hourAndMinute) ? [time] : []
    return (components.contains(.date) ? [day] : []) + time
  }

  private func write(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
    // Some versions of Unicode's data put a narrow space before "AM", for which no font has a glyph of its own.
    Date.FormatStyle(date: day, time: time, locale: locale, calendar: calendar, timeZone: timeZone).format(date)
      .replacing("\u{202F}", with: " ")
  }
}
