import Foundation

/// Values that follow the clock, for texts that are written again as it goes on.
public struct TimeDataSource<Value> {
  private enum Kind: Hashable {
    case currentDate
    case durationOffset(Date)
    case rangeStarting(Date)
    case rangeEnding(Date)
  }

  private let kind: Kind
  private let valueAt: (Date) -> Value
  /// When the source has a value.
  private let instantOf: (Value) -> Date

  /// What tells sources of one kind of value apart.
  var identity: AnyHashable { kind }

  func value(at now: Date) -> Value { valueAt(now) }
  func instant(of value: Value) -> Date { instantOf(value) }
}

extension TimeDataSource: @unchecked Sendable where Value: Sendable {}

extension TimeDataSource {
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource<Date>(kind: .currentDate, valueAt: { $0 }, instantOf: { $0 })
  }

  /// How long ago `date` was; negative before it.
  ///
  /// - Gap: Apple's documentation says "the offset between `Date.now` and the given `date`" and leaves its sign open.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(
      kind: .durationOffset(date), valueAt: { .seconds($0.timeIntervalSince(date)) },
      instantOf: { date.addingTimeInterval($0 / .seconds(1)) })
  }

  /// `date..<max(date, Date.now)`
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(kind: .rangeStarting(date), valueAt: { date..<max(date, $0) }, instantOf: \.upperBound)
  }

  /// `min(date, Date.now)..<date`
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(kind: .rangeEnding(date), valueAt: { min(date, $0)..<date }, instantOf: \.lowerBound)
  }
}

extension Text {
  /// What follows the clock, written by a format style in the locale of the surroundings.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(storage: .dynamic(.followed(FollowedTime(source, format) { $0 })))
  }

  @_disfavoredOverload
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(storage: .dynamic(.followed(FollowedTime(source, format) { AttributedString($0) })))
  }
}

/// A source with a format style that knows when it writes another text.
struct FollowedTime: Equatable, @unchecked Sendable {
  let write: (Locale, Date) -> AttributedString
  let nextChange: (Date) -> Date?
  private let source: AnyHashable
  private let format: AnyHashable

  init<F: DiscreteFormatStyle>(
    _ source: TimeDataSource<F.FormatInput>, _ format: F, _ attributed: @escaping (F.FormatOutput) -> AttributedString
  ) {
    self.source = source.identity
    self.format = AnyHashable(format)
    write = { locale, now in attributed(format.locale(locale).format(source.value(at: now))) }
    nextChange = { now in
      // Rounding may lead back to now, and a text that changes more often than a screen can't be read.
      format.discreteInput(after: source.value(at: now)).map { max(source.instant(of: $0), now.addingTimeInterval(1 / 120)) }
    }
  }

  static func == (a: FollowedTime, b: FollowedTime) -> Bool { a.source == b.source && a.format == b.format }
}
