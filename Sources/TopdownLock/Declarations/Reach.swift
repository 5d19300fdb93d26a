import SwiftSyntax

/// What a piece of the feature can reach, by every name that it and what it reaches use.
///
/// Names are not resolved, so more is reached than a compiler would say and never less among what is read.
struct Reach {
  let catalog: DeclarationCatalog
  private let roles: [String: Role]

  init(catalog: DeclarationCatalog) {
    self.catalog = catalog
    roles = catalog.types.mapValues { catalog.role(of: $0) }
  }

  func role(of name: String) -> Role? {
    roles[name]
  }

  /// The names of the declarations reached, those of `roots` not included.
  ///
  /// Scenario types end the reach. Shells, classes and actors end it too where `endsAtLiveParts`: they are what a
  /// locked feature leaves for others to write, unless a core itself builds on them.
  func declarations(
    from roots: Set<String>, mentions: Set<String> = [], inherited: Set<String> = [], endsAtLiveParts: Bool
  ) -> Set<String> {
    var reached = roots
    var names = mentions
    var conformances = inherited
    for root in roots { take(root, &names, &conformances) }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for declaration in catalog.declarations.values where !reached.contains(declaration.name) {
        guard !endsReach(declaration.name, atLiveParts: endsAtLiveParts) else { continue }
        guard isReached(declaration, names: names, conformances: conformances, reached: reached) else { continue }
        reached.insert(declaration.name)
        take(declaration.name, &names, &conformances)
        isGrowing = true
      }
    }
    return reached.subtracting(roots)
  }

  private func take(_ name: String, _ names: inout Set<String>, _ conformances: inout Set<String>) {
    guard let declaration = catalog.declarations[name] else { return }
    names.formUnion(declaration.mentions)
    conformances.formUnion(declaration.inherited)
    if let parent = declaration.parent { names.insert(String(parent.split(separator: ".").last ?? "")) }
  }

  private func endsReach(_ name: String, atLiveParts: Bool) -> Bool {
    switch roles[name] {
    case .scenario: true
    case .shell: atLiveParts
    case .part: atLiveParts && catalog.types[name]?.isReferenceType == true
    case .core, nil: false
    }
  }

  private func isReached(
    _ declaration: Declaration, names: Set<String>, conformances: Set<String>, reached: Set<String>
  ) -> Bool {
    switch declaration.trigger {
    case .mention(let own): !own.isDisjoint(with: names)
    // Every view conforms to `View`, whose one requirement, `body`, no helper supplies.
    case .conformance(let type, let own):
      !own.isDisjoint(with: names) || (type != "View" && conformances.contains(type))
    case .always: true
    }
  }
}
