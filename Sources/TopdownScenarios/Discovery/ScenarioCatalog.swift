/// The scenarios of the running process.
public enum ScenarioCatalog {
  /// Every type that conforms to `ScenarioProvider`, by group and name; generic types and those within them are not seen.
  ///
  /// Complexity: O(n) in the conformances of the process.
  public static func discover() -> [any ScenarioProvider.Type] {
    guard let found = withoutProbe(ConformingTypes.scenarioProviders().providers) else { fatalError(blindness) }
    return found.sorted { ($0.group, String(reflecting: $0)) < ($1.group, String(reflecting: $1)) }
  }

  /// The generic types that conform to `ScenarioProvider`, and so have no scenarios that can be listed, a line each.
  public static func unseen() -> [String] {
    ConformingTypes.scenarioProviders().generic.sorted().map { name in
      """
      Not shown are the scenarios of \(name): a generic type has some for each type it is used with; list them in a type that is not \
      generic.
      """
    }
  }

  /// Every scenario that was discovered, in the order of its feature.
  public static func entries() -> [ScenarioEntry] { entries(of: discover()) }

  static func entries(of providers: [any ScenarioProvider.Type]) -> [ScenarioEntry] {
    var timesTaken: [String: Int] = [:]
    return providers.flatMap { provider in
      provider.scenarios.map { scenario in
        let path = "\(provider.group)/\(scenario.name)"
        timesTaken[path, default: 0] += 1
        let id = timesTaken[path] == 1 ? path : "\(path) \(timesTaken[path]!)"
        return ScenarioEntry(
          id: id, group: provider.group, scenario: scenario, provider: String(reflecting: provider), required: provider.required)
      }
    }
  }

  static let blindness = """
    scenarios can't be discovered: a provider that is always there was not found, so the records of conformances are not laid out \
    as expected. Supported is Swift 6.3 on Linux; name the provider instead, for example BookShelfScenarios.scenarios
    """
}
