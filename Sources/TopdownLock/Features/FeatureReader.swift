import SwiftSyntax

/// Reads one module, the sibling modules it imports, and its tests.
struct FeatureReader {
  let module: String
  let tests: [SourceFile]
  let testSyntax: [TestSyntax]
  /// The tests leave no trace in what surrounds them.
  let testOmissions: [SyntaxIdentifier: CanonicalText.Omission]
  /// The module and the modules of the package that it or its tests can see.
  let visible: [(name: String, files: [SourceFile])]
  /// Where scenarios stand in other declarations.
  let holes: [SyntaxIdentifier: CanonicalText.Omission]
  private let layout: PackageLayout
  private let files: [SourceFile]
  private let scenarios: [ScenarioSyntax]
  private let reach: Reach

  /// Throws where a source can't be read or parsed.
  init(module: String, layout: PackageLayout) throws(LockError) {
    self.module = module
    self.layout = layout
    files = try layout.sourceFiles(of: module)
    tests = try layout.testFiles(of: module)
    testSyntax = tests.flatMap { TestSyntax.all(in: $0) }.numbered
    testOmissions = Dictionary(testSyntax.map { ($0.node.id, .withoutTrace) }) { first, _ in first }
    visible = try Self.visibleModules(from: module, files: files, tests: tests, layout: layout)
    let allScenarios = ScenarioSyntax.all(in: visible.flatMap(\.files))
    let own = Set(files.map(\.path))
    scenarios = allScenarios.filter { own.contains($0.path) }
    holes = Dictionary(allScenarios.map { ($0.node.id, .hole) }) { hole, _ in hole }
    reach = Reach(catalog: DeclarationCatalog(modules: visible, holes: holes))
  }

  func read() throws(LockError) -> FeatureReading {
    var reading = FeatureReading(lock: FeatureLock(name: module))
    readCores(into: &reading)
    readScenarios(into: &reading)
    readTests(into: &reading)
    readDeclarations(into: &reading)
    let references = try layout.referenceFiles(of: module)
    reading.lock.references = references.map { FeatureLock.Entry(name: $0.path, fingerprint: Fingerprint(of: $0.bytes)) }
    return reading
  }

  private var ownTypes: [DeclaredType] {
    reach.catalog.types.values.filter { $0.module == module }.sorted { $0.name < $1.name }
  }

  // MARK: Cores

  private func readCores(into reading: inout FeatureReading) {
    for type in ownTypes {
      switch reach.role(of: type.name) {
      case .core:
        reading.lock.cores.append(lock(type))
        if reach.catalog.conformances(of: type).contains("View") { reading.isFeature = true }
      case .shell(let reason):
        reading.shells.append(FeatureReading.Shell(name: type.name, reason: reason, path: type.item.path))
      case .scenario, .part, nil: break
      }
    }
  }

  private func lock(_ type: DeclaredType) -> CoreLock {
    let declaration = reach.catalog.declarations[type.name]
    let rules = declaration?.fingerprint(omitting: type.boundaryMembers) ?? Fingerprint(of: "")
    return CoreLock(
      name: type.name, rules: rules, file: type.item.path,
      imports: imports(of: declaration?.paths ?? []), boundaries: type.boundaries)
  }

  /// What the files that declare a core import, each once, sorted.
  private func imports(of paths: [String]) -> String {
    Set(files.filter { paths.contains($0.path) }.flatMap(\.imports)).sorted().joined(separator: ", ")
  }

  // MARK: Scenarios

  private func readScenarios(into reading: inout FeatureReading) {
    for scenario in scenarios {
      let entry = FeatureLock.Entry(name: scenario.name, fingerprint: scenario.fingerprint)
      switch scenario.kind {
      case .scenario:
        reading.lock.scenarios.append(entry)
        reading.scenarioPaths[scenario.name] = scenario.path
      case .preview:
        reading.lock.previews.append(entry)
        reading.previewPaths[scenario.name] = scenario.path
      }
    }
    for type in scenarioTypes {
      guard let declaration = reach.catalog.declarations[type.name] else { continue }
      reading.lock.scenarios.append(FeatureLock.Entry(name: type.name, fingerprint: declaration.fingerprint))
      reading.scenarioPaths[type.name] = type.item.path
    }
    reading.lock.scenarios.sort { $0.name < $1.name }
    reading.lock.previews.sort { $0.name < $1.name }
    // A preview alone is no reason: an app previews its shell.
    if !reading.lock.scenarios.isEmpty { reading.isFeature = true }
  }

  private var scenarioTypes: [DeclaredType] {
    ownTypes.filter { reach.role(of: $0.name) == .scenario }
  }

  // MARK: What they reach

  private func readDeclarations(into reading: inout FeatureReading) {
    for core in reading.lock.cores {
      note(reach.declarations(from: [core.name], endsAtLiveParts: false), usedBy: .core(core.name), in: &reading)
    }
    for type in scenarioTypes {
      note(reach.declarations(from: [type.name], endsAtLiveParts: true), usedBy: .scenario(type.name), in: &reading)
    }
    for scenario in scenarios {
      let user: FeatureReading.User = scenario.kind == .scenario ? .scenario(scenario.name) : .preview(scenario.name)
      note(scenario.node, usedBy: user, in: &reading)
    }
    for test in testSyntax {
      note(test.node, usedBy: .test(test.name), in: &reading)
    }
    for file in tests {
      note(Syntax(file.tree), omitting: testOmissions, usedBy: .fixtures(file.path), in: &reading)
    }
    let cores = Set(reading.lock.cores.map(\.name))
    for name in reading.users.keys.sorted() where !cores.contains(name) {
      guard let declaration = reach.catalog.declarations[name] else { continue }
      reading.lock.declarations.append(FeatureLock.Entry(name: name, fingerprint: declaration.fingerprint))
      reading.declarationPaths[name] = declaration.paths
    }
  }

  private func note(
    _ node: Syntax, omitting omissions: [SyntaxIdentifier: CanonicalText.Omission] = [:],
    usedBy user: FeatureReading.User, in reading: inout FeatureReading
  ) {
    let names = mentions(in: node, omitting: omissions)
    note(reach.declarations(from: [], mentions: names, endsAtLiveParts: true), usedBy: user, in: &reading)
  }

  private func note(_ names: Set<String>, usedBy user: FeatureReading.User, in reading: inout FeatureReading) {
    for name in names {
      reading.users[name, default: []].append(user)
    }
  }

  /// The module, the modules of the package that it or its tests import, and those that they import.
  private static func visibleModules(
    from module: String, files: [SourceFile], tests: [SourceFile], layout: PackageLayout
  ) throws(LockError) -> [(name: String, files: [SourceFile])] {
    var modules = [(name: module, files: files)]
    var next = 0
    while next < modules.count {
      let readers = modules[next].files + (next == 0 ? tests : [])
      for name in Set(readers.flatMap(\.importedModules)).sorted() {
        guard layout.has(name), !modules.contains(where: { $0.name == name }) else { continue }
        modules.append((name, try layout.sourceFiles(of: name)))
      }
      next += 1
    }
    return modules
  }
}
