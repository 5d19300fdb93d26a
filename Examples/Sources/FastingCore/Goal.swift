import Foundation

/// How long a fast is to be.
public enum Goal: String, Codable, Hashable, Sendable, CaseIterable {
  case sixteenHours = "16 h"
  case eighteenHours = "18 h"
  case oneMealADay = "23 h"

  /// In seconds.
  public var duration: TimeInterval {
    switch self {
    case .sixteenHours: 16 * 3_600
    case .eighteenHours: 18 * 3_600
    case .oneMealADay: 23 * 3_600
    }
  }
}
