extension Comparison {
  mutating func compareDeclarations() {
    let now = current.lock.declarations.byName
    for declaration in locked.declarations {
      let name = declaration.name
      guard let other = now[name] else {
        // A declaration that became a core is locked or reported there.
        guard current.lock.cores.byName[name] == nil else { continue }
        report(.declarationRemoved, name, "\(name): removed, or no longer reached")
        continue
      }
      guard other != declaration else { continue }
      reportDeclaration(.declarationChanged, name, "changed")
    }
    let before = locked.declarations.byName
    for declaration in current.lock.declarations where before[declaration.name] == nil {
      guard isReachedByLocked(declaration.name) else { continue }
      reportDeclaration(.declarationAdded, declaration.name, "newly reached")
    }
  }

  private mutating func reportDeclaration(_ code: Change.Code, _ name: String, _ what: String) {
    let paths = current.declarationPaths[name] ?? []
    report(
      code, name, at: paths.first,
      "\(name): \(what) (\(paths.joined(separator: ", "))), which \(users(of: name)) can reach")
  }

  /// The cores; where there is none, what else reaches it, the first three by name.
  private func users(of name: String) -> String {
    let users = current.users[name] ?? []
    let cores = users.filter { if case .core = $0 { true } else { false } }
    let names = Set((cores.isEmpty ? users : cores).map(\.description)).sorted()
    return (names.count > 3 ? names.prefix(3) + ["\(names.count - 3) more"] : names).listed
  }

  /// What only new cores, scenarios or tests reach changes nothing that is locked.
  private func isReachedByLocked(_ name: String) -> Bool {
    (current.users[name] ?? []).contains { user in
      switch user {
      case .core(let name): locked.cores.byName[name] != nil
      case .scenario(let name): locked.scenarios.byName[name] != nil
      case .preview(let name): locked.previews.byName[name] != nil
      case .test(let name): locked.tests.byName[name] != nil
      case .fixtures(let path): locked.fixtures.byName[path] != nil
      }
    }
  }
}
