import FastingCore
import Foundation

/// Fasts for previews, tests and the gallery.
public enum FastingFixtures {
  /// Begun so many hours before `now`.
  public static func running(_ hours: Double, goal: Goal = .sixteenHours, at now: Date) -> Fasting {
    var fasting = Fasting(goal: goal)
    fasting.begin(at: now.addingTimeInterval(-hours * 3_600))
    return fasting
  }

  /// Finished at `now`, after so many hours.
  public static func finished(_ hours: Double, goal: Goal = .sixteenHours, at now: Date) -> Fasting {
    var fasting = running(hours, goal: goal, at: now)
    fasting.finish(at: now)
    return fasting
  }
}
