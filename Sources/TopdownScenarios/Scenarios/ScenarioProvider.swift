/// A feature's list of scenarios; every type that conforms is found in the running process, none is registered.
///
/// A release build leaves out what nobody names: an internal list that only discovery would find is not in it, and so not in the
/// app that ships. `public` keeps it.
///
///     enum BookShelfScenarios: ScenarioProvider {
///       static let empty = Scenario(.empty) { log in BookShelf(books: [], onDelete: log.call("delete")) }
///       static let scenarios = [empty]
///     }
public protocol ScenarioProvider {
  /// What the scenarios are listed under; by default the type's name without `Scenarios`.
  static var group: String { get }
  static var scenarios: [Scenario] { get }
  /// The scenarios that the feature must have; none by default. An audit, of TopdownAudit, names those that are missing.
  static var required: [ScenarioName] { get }
}

extension ScenarioProvider {
  public static var group: String { GroupName.of(String(reflecting: Self.self)) }
  public static var required: [ScenarioName] { [] }
}
