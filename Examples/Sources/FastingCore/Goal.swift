import Foundation

/// How long a fast is to be, in hours.
public enum Goal: Int, Codable, Hashable, Sendable, CaseIterable {
  case sixteenHours = 16
  case eighteenHours = 18
  case oneMealADay = 23

  /// In seconds.
  public var duration: TimeInterval { TimeInterval(rawValue) * 3_600 }

  public var name: String { "\(rawValue) h" }
}
