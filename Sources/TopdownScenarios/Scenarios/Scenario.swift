import SwiftUI

/// A named construction of a feature, from literals or from boundaries that a log makes.
public struct Scenario: Sendable {
  public let name: ScenarioName
  /// What is done to the feature once it stands.
  public let steps: [Step]
  private let content: @MainActor @Sendable (any BoundaryLog) -> AnyView

  /// A scenario whose boundaries are made by the log it is given.
  public init<Content: View>(
    _ name: ScenarioName, steps: [Step] = [],
    @ViewBuilder content: @escaping @MainActor @Sendable (any BoundaryLog) -> Content
  ) {
    self.name = name
    self.steps = steps
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

extension Scenario: CustomStringConvertible {
  public var description: String { name.rawValue }
}
