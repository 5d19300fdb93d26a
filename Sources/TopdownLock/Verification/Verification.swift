/// What `verify` found, feature by feature.
public struct Verification: Equatable, Sendable {
  struct Feature: Equatable, Sendable, Encodable {
    let name: String
    let counts: Counts
    let changes: [Change]
    let unlocked: [Unlocked]
  }

  /// What is locked, in numbers.
  struct Counts: Equatable, Sendable, Encodable {
    var cores = 0
    var boundaries = 0
    var scenarios = 0
    var tests = 0
  }

  let features: [Feature]
  /// Whether what isn't locked yet counts as a change.
  let isStrict: Bool

  /// Whether everything locked is as it was and, when strict, nothing is unlocked.
  public var holds: Bool {
    features.allSatisfy { $0.changes.isEmpty && (!isStrict || $0.unlocked.isEmpty) }
  }
}

extension FeatureLock {
  var counts: Verification.Counts {
    Verification.Counts(
      cores: cores.count, boundaries: cores.reduce(0) { $0 + $1.boundaries.count },
      scenarios: scenarios.count + previews.count, tests: tests.count)
  }
}

extension Verification.Counts: CustomStringConvertible {
  static func + (left: Self, right: Self) -> Self {
    Self(
      cores: left.cores + right.cores, boundaries: left.boundaries + right.boundaries,
      scenarios: left.scenarios + right.scenarios, tests: left.tests + right.tests)
  }

  /// `2 cores, 6 boundaries, 5 scenarios and 8 tests`
  var description: String {
    [
      counted(cores, "core"), counted(boundaries, "boundary", "boundaries"), counted(scenarios, "scenario"),
      counted(tests, "test"),
    ].listed
  }
}

/// `1 core`, `2 cores`.
func counted(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? singular : plural ?? singular + "s")"
}
