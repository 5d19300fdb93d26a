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
  var log: [HostEvent]
  var sources: [HostTruth]
  var values: [HostValue]
  var actions: [HostAction]
  var clock: HostClock
  var warnings: [String]
  /// Why the screen is dead; the rest is then as it was last.
  var failure: String?
}
