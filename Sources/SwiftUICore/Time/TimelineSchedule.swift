import Foundation

/// Says at which dates a timeline view is brought up to date.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates in order; the first may lie before `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Whether updates come as often as a schedule asks for, or seldom.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// Updates at even intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date
    private let interval: TimeInterval

    fileprivate init(_ date: Date, _ interval: TimeInterval) {
      self.date = date
      self.interval = interval
    }

    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(interval) }
      return date
    }
  }

  /// From the last date of the period that is not after `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // An interval of nothing would never come to an end.
    let interval = max(interval, 1.0 / 120)
    let passed = ((startDate.timeIntervalSince(self.startDate) + 1e-6) / interval).rounded(.down)
    return Entries(self.startDate.addingTimeInterval(max(0, passed) * interval), interval)
  }
}

/// Updates as each minute begins.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date

    fileprivate init(_ date: Date) { self.date = date }

    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(60) }
      return date
    }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return Entries(Date(timeIntervalSinceReferenceDate: minute))
  }
}

/// Updates at given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Updates for each frame of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  /// Frames come sixty times a second unless `minimumInterval` asks for fewer.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 60)
    isPaused = paused
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var date: Date?
    private let interval: Double

    fileprivate init(_ date: Date?, _ interval: Double) {
      self.date = date
      self.interval = interval
    }

    public mutating func next() -> Date? {
      defer { date = date?.addingTimeInterval(interval) }
      return date
    }
  }

  /// None while it is paused, or where updates come seldom.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(isPaused || mode == .lowFrequency ? nil : start, interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
