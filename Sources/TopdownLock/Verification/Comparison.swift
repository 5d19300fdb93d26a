/// Names what differs between a lock and a reading of the same feature.
struct Comparison {
  let locked: FeatureLock
  let current: FeatureReading

  var changes: [Change] = []
  var unlocked: [Unlocked] = []

  init(locked: FeatureLock, current: FeatureReading) {
    self.locked = locked
    self.current = current
    compareCores()
    compareDeclarations()
    compareScenarios()
    compareTests()
  }

  mutating func report(_ code: Change.Code, _ subject: String, at path: String? = nil, _ message: String) {
    changes.append(Change(code: code, subject: subject, path: path, message: message))
  }

  // MARK: Scenarios

  private mutating func compareScenarios() {
    let scenarios = current.scenarioPaths
    compare(
      locked.scenarios, current.lock.scenarios, changed: .scenarioChanged, removed: .scenarioRemoved,
      added: .scenario, word: "scenario ", path: { scenarios[$0] ?? "" })
    let previews = current.previewPaths
    compare(
      locked.previews, current.lock.previews, changed: .previewChanged, removed: .previewRemoved,
      added: .preview, word: "preview ", path: { previews[$0] ?? "" })
  }

  // MARK: Tests

  private mutating func compareTests() {
    let now = current.lock.tests.byName
    for test in locked.tests {
      let name = test.name
      guard let other = now[name] else {
        report(.testRemoved, name, "test \(name): removed")
        continue
      }
      let path = current.testPaths[name] ?? ""
      if other.expectations != test.expectations {
        report(.expectationChanged, name, at: path, "test \(name): expectation changed (\(path))")
      }
      if other.steps != test.steps {
        report(.stepsChanged, name, at: path, "test \(name): steps changed (\(path))")
      }
    }
    let before = locked.tests.byName
    for test in current.lock.tests where before[test.name] == nil {
      unlocked.append(Unlocked(kind: .test, name: test.name, path: current.testPaths[test.name]))
    }
    compareFilesBesideTests()
  }

  private mutating func compareFilesBesideTests() {
    compare(
      locked.fixtures, current.lock.fixtures, changed: .fixturesChanged, removed: .fixturesRemoved,
      added: .fixtures, word: "fixtures in ", path: nil)
    compare(
      locked.references, current.lock.references, changed: .referenceChanged, removed: .referenceRemoved,
      added: .reference, word: "reference ", path: nil)
  }

  /// Entries whose name is their path need no other.
  private mutating func compare(
    _ before: [FeatureLock.Entry], _ now: [FeatureLock.Entry], changed: Change.Code, removed: Change.Code,
    added: Unlocked.Kind, word: String, path: ((String) -> String)?
  ) {
    let current = now.byName
    for entry in before {
      guard let other = current[entry.name] else {
        report(removed, entry.name, "\(word)\(entry.name): removed")
        continue
      }
      guard other != entry else { continue }
      let place = path.map { " (\($0(entry.name)))" } ?? ""
      report(changed, entry.name, at: path?(entry.name) ?? entry.name, "\(word)\(entry.name): changed\(place)")
    }
    let locked = before.byName
    for entry in now where locked[entry.name] == nil {
      if added == .fixtures, let test = lockedUser(ofFixtures: entry.name) {
        let message = "\(word)\(entry.name): newly reached, which test \(test) can reach"
        report(.fixturesAdded, entry.name, at: entry.name, message)
        continue
      }
      unlocked.append(Unlocked(kind: added, name: entry.name, path: path?(entry.name)))
    }
  }

  /// A locked test that a new test file could mislead: by an operator, or a name that the test uses.
  private func lockedUser(ofFixtures path: String) -> String? {
    let names = locked.tests.byName
    return current.fixtureUsers[path]?.sorted().first { names[$0] != nil }
  }
}
