import Foundation
import TopdownDisplay

/// What the page knows of a session's screen, except the picture, which it fetches by revision.
struct ScreenState: Codable, Equatable, Sendable {
  /// Counts from 1; a higher one is newer.
  var revision: Int
  /// Points.
  var width: Double
  var height: Double
  var semantics: SemanticsNode?
  /// How many events come before those of `log`.
  var logStart: Int
  /// How many events there were and are no longer kept.
  var logDropped: Int
  /// The events that the page does not have yet, oldest first.
  var log: [HostEvent]
  var sources: [HostTruth]
  var values: [HostValue]
  var actions: [HostAction]
  var clock: HostClock
  var warnings: [String]
  /// Why the screen is dead; the rest is then as it was last.
  var failure: String?
  var build: BuildState
}
