/// A scenario with the name it has among all of the process.
public struct ScenarioEntry: Sendable, Identifiable {
  /// Group and name, `BookShelf/loaded`; a second one of that name is `BookShelf/loaded 2`.
  public let id: String
  public let group: String
  public let scenario: Scenario
  /// The name of the type that lists it, with its module: `LibraryFeature.ShelfScenarios`.
  public let provider: String
  /// The scenarios that its feature must have.
  public let required: [ScenarioName]
}
