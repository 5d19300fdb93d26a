import TopdownEvidence

extension ScenarioProvider {
  /// What is wrong with a feature's scenarios; empty where their names mean what they say.
  ///
  ///     @Test @MainActor func scenariosMeanWhatTheySay() { #expect(ShelfScenarios.findings() == []) }
  ///
  /// Each is run on a stage, once. Found are scenarios that are required and not there, names given twice, steps that can't be done, logs that
  /// differ from `expected`, two scenarios that show the same from the first screen to the last, `loading` that waits for nothing, and
  /// calls that leave the boundaries: to files, the network, or real time.
  ///
  /// - Gap: Not seen are asking whether a file exists, what a static property had read before, work that comes by a dispatch
  ///   source, files in the executable's folder, and other processes; what a `URLSession` does is named without its place. A text that
  ///   counts seconds is taken for something that `loading` waits for.
  @MainActor public static func findings() -> [ScenarioFinding] {
    let names = scenarios.map(\.name)
    let missing = required.filter { !names.contains($0) }
      .map { ScenarioFinding.missing($0.rawValue, of: group, known: names.map(\.rawValue)) }
    let repeated = names.indices.filter { names[..<$0].contains(names[$0]) }
      .map { ScenarioFinding.repeated("\(group)/\(names[$0])") }
    let runs = scenarios.map { (name: "\(group)/\($0.name)", run: ScenarioRun($0, named: "\(group)/\($0.name)")) }
    let alike = runs.indices.compactMap { index -> ScenarioFinding? in
      let screens = runs[index].run.screens
      guard !screens.isEmpty, let other = runs[..<index].first(where: { $0.run.screens == screens }) else { return nil }
      return .looksLike(runs[index].name, other: other.name, screens: screens)
    }
    return missing + repeated + runs.flatMap(\.run.findings) + alike
  }
}
