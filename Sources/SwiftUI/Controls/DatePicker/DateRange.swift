import Foundation

/// The dates that can be chosen; nil is without end.
nonisolated struct DateRange: Equatable {
  var minimum: Date?
  /// The last one.
  var maximum: Date?

  init(minimum: Date? = nil, maximum: Date? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  init(_ range: ClosedRange<Date>) { self.init(minimum: range.lowerBound, maximum: range.upperBound) }
  init(_ range: PartialRangeFrom<Date>) { self.init(minimum: range.lowerBound) }
  init(_ range: PartialRangeThrough<Date>) { self.init(maximum: range.upperBound) }
  /// The end is the first instant that can't be chosen.
  init(_ range: Range<Date>) { self.init(minimum: range.lowerBound, maximum: range.upperBound - 1) }
  init(_ range: PartialRangeUpTo<Date>) { self.init(maximum: range.upperBound - 1) }

  func nearest(to date: Date) -> Date {
    let atLeast = minimum.map { max($0, date) } ?? date
    return maximum.map { min($0, atLeast) } ?? atLeast
  }

  /// Whether some instant of the day can be chosen.
  func contains(dayOf date: Date, _ calendar: Calendar) -> Bool {
    let start = calendar.startOfDay(for: date)
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    return (minimum.map { $0 < end } ?? true) && (maximum.map { $0 >= start } ?? true)
  }
}
