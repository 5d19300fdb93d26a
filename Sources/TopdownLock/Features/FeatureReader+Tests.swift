import SwiftSyntax

extension FeatureReader {
  func readTests(into reading: inout FeatureReading) {
    for test in testSyntax {
      reading.lock.tests.append(
        TestLock(name: test.name, steps: test.stepsFingerprint, expectations: test.expectationFingerprint))
      reading.testPaths[test.name] = test.path
    }
    for file in tests {
      reading.lock.fixtures.append(
        FeatureLock.Entry(name: file.path, fingerprint: fixtureFingerprint(of: file)))
    }
    reading.lock.tests.sort { $0.name < $1.name }
    readUsersOfFixtures(into: &reading)
  }

  /// Which tests a declaration in another test file may serve, or mislead.
  private func readUsersOfFixtures(into reading: inout FeatureReading) {
    let modules = visible + [(name: "\(module)Tests", files: tests)]
    let reach = Reach(catalog: DeclarationCatalog(modules: modules, holes: holes))
    for test in testSyntax {
      let names = reach.declarations(from: [], mentions: mentions(in: test.node), endsAtLiveParts: false)
      for path in Set(names.flatMap { reach.catalog.declarations[$0]?.paths ?? [] }) {
        reading.fixtureUsers[path, default: []].append(test.name)
      }
    }
  }

  /// Imports count as a set; the rest of the file counts in its order.
  private func fixtureFingerprint(of file: SourceFile) -> Fingerprint {
    var omissions = testOmissions
    for item in file.items where item.node.is(ImportDeclSyntax.self) {
      omissions[item.node.parent?.id ?? item.node.id] = .withoutTrace
    }
    let imports = Set(file.imports).sorted().joined(separator: ",")
    return Fingerprint(of: imports + "|" + CanonicalText(file.tree, omitting: omissions).text)
  }
}
