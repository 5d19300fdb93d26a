import Foundation

extension Text {
  /// What is said of a date.
  public struct DateStyle: Equatable, Sendable, Codable {
    enum Kind: String, Sendable, Codable { case date, time, relative, offset, timer }

    let kind: Kind

    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time of day, such as "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The distance from now, such as "2 hours, 23 minutes".
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with its direction, such as "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock, such as "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }
}

extension Text.DateStyle {
  /// The next whole second from `date`: distances are counted in seconds.
  func nextChange(of date: Date, after now: Date) -> Date? {
    switch kind {
    case .date, .time: nil
    case .relative, .offset, .timer: date.addingTimeInterval((now.timeIntervalSince(date) + 1e-6).rounded(.down) + 1)
    }
  }
}
