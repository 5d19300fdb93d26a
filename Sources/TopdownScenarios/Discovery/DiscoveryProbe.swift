/// What discovery must find wherever it works at all; never listed.
private enum DiscoveryProbe: ScenarioProvider {
  static var scenarios: [Scenario] { [] }
}

extension ScenarioCatalog {
  /// What was found without the probe.
  static func withoutProbe(_ found: [any ScenarioProvider.Type]) -> [any ScenarioProvider.Type]? {
    let listed = found.filter { $0 != DiscoveryProbe.self }
    return listed.count < found.count ? listed : nil
  }
}
