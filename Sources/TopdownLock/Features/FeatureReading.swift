import SwiftSyntax

/// What a feature's sources say now: what a lock would hold, where each thing stands, and what stays unlocked.
struct FeatureReading {
  var lock: FeatureLock
  /// Views and values that own live state, with the reason, sorted by name.
  var shells: [Shell] = []
  /// Where things stand, by name.
  var declarationPaths: [String: [String]] = [:]
  var scenarioPaths: [String: String] = [:]
  var previewPaths: [String: String] = [:]
  var testPaths: [String: String] = [:]
  /// What reaches a declaration.
  var users: [String: [User]] = [:]

  /// The tests that may use what a test file declares, by the file's path.
  var fixtureUsers: [String: [String]] = [:]

  enum User: Hashable, CustomStringConvertible {
    case core(String)
    case scenario(String)
    case preview(String)
    case test(String)
    case fixtures(String)

    var description: String {
      switch self {
      case .core(let name): name
      case .scenario(let name): "scenario \(name)"
      case .preview(let name): "preview \(name)"
      case .test(let name): "test \(name)"
      case .fixtures(let path): "the fixtures in \(path)"
      }
    }
  }

  struct Shell: Equatable {
    let name: String
    let reason: String
    let path: String
  }

  /// Whether the module is a feature to lock without being named: it has a core that is a view, or a scenario.
  var isFeature = false
}
