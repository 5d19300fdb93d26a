import Foundation

/// How the host that is served came about, and whether another is on its way.
struct BuildState: Codable, Equatable, Sendable {
  enum Phase: String, Codable, Sendable {
    case ready, building
    /// The newest sources do not build; the last host that did is still served, where there was one.
    case failed
  }

  /// Counts changes of this state from 0.
  var revision = 0
  /// Counts hosts from 1; a higher one is newer. 0 where none was built yet.
  var host = 1
  var phase = Phase.ready
  /// When the served host was built, in seconds since 1970.
  var builtAt = Date.now.timeIntervalSince1970
  /// How far a build is, as the compiler tells it.
  var progress: String?
  /// Why there is no newer host.
  var message: String?
  var problems: [SourceProblem] = []
}
