import SwiftUI

/// A named construction of a feature, from literals or from boundaries that a log makes.
///
/// With steps and what they must leave it is a criterion of acceptance: given, when, then.
///
///     Scenario("recovering", steps: [.tap("Try again")], expecting: ["load", "error offline", "load", "books [\"Dune\"]"]) { log in
///       LoadingShelfScenario(.sequence([.failure(offline), .success([dune])]), log: log)
///     }
public struct Scenario: Sendable {
  public let name: ScenarioName
  /// What is done to the feature once it stands.
  public let steps: [Step]
  /// The boundary events that it must leave from when it is made until its steps are done, and nothing but them, one line each as
  /// Documentation/LogFormat.md spells them; nil where it does not say.
  public let expected: [String]?
  private let content: @MainActor @Sendable (any BoundaryLog) -> AnyView

  /// A scenario whose boundaries are made by the log it is given.
  /// - Parameter expected: the lines of the log that it must leave, those before its first step included.
  public init<Content: View>(
    _ name: ScenarioName, steps: [Step] = [], expecting expected: [String]? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable (any BoundaryLog) -> Content
  ) {
    self.name = name
    self.steps = steps
    self.expected = expected
    self.content = { AnyView(content($0)) }
  }

  /// A scenario of literals, which logs nothing.
  public init<Content: View>(
    _ name: ScenarioName, steps: [Step] = [], @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(name, steps: steps) { _ in content() }
  }

  /// A new instance of the feature, for a test's log, the gallery's, or, as in a preview, none.
  @MainActor
  public func view(log: any BoundaryLog = SilentLog()) -> some View { content(log) }
}

extension Scenario: Identifiable {
  /// Its name, by which a test runs one case of many again.
  public var id: String { name.rawValue }
}

extension Scenario: CustomStringConvertible {
  public var description: String { name.rawValue }
}
