import Foundation

/// A text that is written from a value in the surroundings of the text, and some of them again as time goes by.
enum DynamicText: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case range(ClosedRange<Date>)
  case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
  case formatted(LocalizedFormat)
  case followed(FollowedTime)

  func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .date(let date, let style): DateWriter(environment).string(date, style, now: Date())
    case .range(let range): DateWriter(environment).string(range)
    case .timer(let range, let pauseTime, let countsDown, let showsHours):
      TimerWriter(range: range, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours).string(at: Date())
    case .formatted(let format): String(format.write(environment.locale).characters)
    case .followed(let time): String(time.write(environment.locale, Date()).characters)
    }
  }

  /// When the text reads differently; nil where it never does.
  func nextChange(after now: Date) -> Date? {
    switch self {
    case .date(let date, let style): style.nextChange(of: date, after: now)
    case .timer(let range, let pauseTime, let countsDown, let showsHours):
      TimerWriter(range: range, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
        .nextChange(after: now)
    case .followed(let time): time.nextChange(now)
    case .range, .formatted: nil
    }
  }
}

extension Text {
  /// A date; all but `date` and `time` follow the clock.
  public init(_ date: Date, style: DateStyle) { self.init(storage: .dynamic(.date(date, style))) }

  public init(_ dates: ClosedRange<Date>) { self.init(storage: .dynamic(.range(dates))) }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The time that is left of an interval, or that has passed of it.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      storage: .dynamic(
        .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// When some part of the text reads differently; nil where none ever does.
  func nextChange(after now: Date) -> Date? {
    switch storage {
    case .dynamic(let dynamic): dynamic.nextChange(after: now)
    case .joined(let first, let second):
      [first.nextChange(after: now), second.nextChange(after: now)].compactMap { $0 }.min()
    case .key(let key, _): key.texts.compactMap { $0.nextChange(after: now) }.min()
    case .verbatim, .attributed, .image: nil
    }
  }
}
