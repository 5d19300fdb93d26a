import SwiftSyntax

/// Every declaration of a module and of the sibling modules that it imports, by name.
struct DeclarationCatalog {
  private(set) var types: [String: DeclaredType] = [:]
  private(set) var declarations: [String: Declaration] = [:]
  private let holes: [SyntaxIdentifier: CanonicalText.Omission]

  /// What stands in `holes` counts elsewhere, as a scenario, and leaves a hole here.
  init(modules: [(name: String, files: [SourceFile])], holes: [SyntaxIdentifier: CanonicalText.Omission]) {
    self.holes = holes
    for module in modules {
      for item in module.files.flatMap(\.items) {
        collectTypes(in: item.node, prefix: nil, item: item, module: module.name)
      }
    }
    for module in modules {
      for item in module.files.flatMap(\.items) {
        collectOthers(in: item, module: module.name)
      }
    }
    for type in types.values {
      declarations[type.name]?.inherited = type.inherited
    }
  }

  /// What a type conforms to, through the package's own protocols too.
  func conformances(of type: DeclaredType) -> Set<String> {
    var found = type.inherited
    var open = Array(found)
    while let name = open.popLast() {
      guard let refined = types[name]?.inherited else { continue }
      for name in refined where found.insert(name).inserted { open.append(name) }
    }
    return found
  }

  // MARK: Types

  private mutating func collectTypes(in node: Syntax, prefix: String?, item: TopLevelItem, module: String) {
    if let group = namedGroup(node) {
      let name = [prefix, group.name.text.trimmingBackticks].compactMap { $0 }.joined(separator: ".")
      // A private type may share its name with one that the whole module sees; that one decides.
      if types[name].map({ $0.isPrivate && !group.modifiers.isPrivate }) ?? true {
        types[name] = DeclaredType(name: name, module: module, item: item, group: group)
      }
      add(
        node, omitting: nestedTypes(of: group), as: name, trigger: .mention([group.name.text.trimmingBackticks]),
        parent: prefix, item: item)
      collectNested(in: group, prefix: name, item: item, module: module)
    } else if let group = node.as(ExtensionDeclSyntax.self) {
      collectNested(in: group, prefix: signatureText(group.extendedType), item: item, module: module)
    }
  }

  private mutating func collectNested(in group: some DeclGroupSyntax, prefix: String, item: TopLevelItem, module: String) {
    for member in group.memberBlock.members {
      collectTypes(in: Syntax(member.decl), prefix: prefix, item: item, module: module)
    }
  }

  // MARK: The rest

  private mutating func collectOthers(in item: TopLevelItem, module: String) {
    let node = item.node
    if let group = node.as(ExtensionDeclSyntax.self) {
      collect(group, item: item)
    } else if let names = declaredNames(node), let first = names.first {
      let trigger: Declaration.Trigger = isUnnamed(node) ? .always : .mention(Set(names))
      add(node, as: first, trigger: trigger, parent: nil, item: item)
    }
  }

  private mutating func collect(_ group: ExtensionDeclSyntax, item: TopLevelItem) {
    let extended = signatureText(group.extendedType)
    let nested = nestedTypes(of: group)
    if let name = declaredName(of: extended) {
      types[name]?.extensions.append(group)
      add(Syntax(group), omitting: nested, as: name, trigger: .mention([name]), parent: nil, item: item)
    } else if let clause = group.inheritanceClause {
      let name = "\(extended): \(signatureText(clause.inheritedTypes))"
      add(Syntax(group), omitting: nested, as: name, trigger: .always, parent: nil, item: item)
    } else {
      collectMembers(of: group, extended: extended, item: item)
    }
  }

  /// A helper on a type from outside counts by itself: another helper beside it is no change.
  private mutating func collectMembers(of group: ExtensionDeclSyntax, extended: String, item: TopLevelItem) {
    let header = CanonicalText(group, omitting: [group.memberBlock.id: .withoutTrace]).text
    let item = TopLevelItem(path: item.path, node: item.node, conditions: item.conditions + header)
    for member in group.memberBlock.members where namedGroup(Syntax(member.decl)) == nil {
      let node = Syntax(member.decl)
      let names = declaredNames(node) ?? []
      let trigger: Declaration.Trigger =
        isUnnamed(node) || names.isEmpty
        ? .always : .conformance(to: lastComponent(extended), or: Set(names))
      add(node, as: "\(extended).\(names.first ?? "members")", trigger: trigger, parent: nil, item: item)
    }
  }

  private mutating func add(
    _ node: Syntax, omitting omissions: [SyntaxIdentifier: CanonicalText.Omission] = [:], as name: String,
    trigger: Declaration.Trigger, parent: String?, item: TopLevelItem
  ) {
    let piece = Declaration.Piece(item: item, node: node, omissions: holes.merging(omissions) { hole, _ in hole })
    declarations[name, default: Declaration(name: name, trigger: trigger, parent: parent)].add(piece)
  }

  /// The declared type that an extension means, whether or not it names the module.
  private func declaredName(of extended: String) -> String? {
    if types[extended] != nil { return extended }
    guard let dot = extended.firstIndex(of: ".") else { return nil }
    let unqualified = String(extended[extended.index(after: dot)...])
    return types[unqualified] == nil ? nil : unqualified
  }
}

private func lastComponent(_ name: String) -> String {
  name.split(separator: ".").last.map(String.init) ?? name
}

private func namedGroup(_ node: Syntax) -> DeclaredType.Group? {
  node.asProtocol((any DeclGroupSyntax).self) as? DeclaredType.Group
}

/// Nested types are declarations of their own.
private func nestedTypes(of group: some DeclGroupSyntax) -> [SyntaxIdentifier: CanonicalText.Omission] {
  var omissions: [SyntaxIdentifier: CanonicalText.Omission] = [:]
  for member in group.memberBlock.members where namedGroup(Syntax(member.decl)) != nil {
    omissions[member.id] = .withoutTrace
  }
  return omissions
}

/// The names by which a function, variable, alias, operator or macro is used; nil for anything else.
private func declaredNames(_ node: Syntax) -> [String]? {
  switch node.as(SyntaxEnum.self) {
  case .functionDecl(let function): [function.name.text.trimmingBackticks]
  case .typeAliasDecl(let alias): [alias.name.text.trimmingBackticks]
  case .operatorDecl(let symbol): [symbol.name.text]
  case .precedenceGroupDecl(let group): [group.name.text]
  case .macroDecl(let macro): [macro.name.text]
  case .initializerDecl: ["init"]
  case .subscriptDecl: ["subscript"]
  case .macroExpansionDecl(let macro) where macro.macroName.text != "Preview": ["#\(macro.macroName.text)"]
  case .macroExpansionExpr(let macro) where macro.macroName.text != "Preview": ["#\(macro.macroName.text)"]
  case .variableDecl(let variable): variable.bindings.flatMap { boundNames($0.pattern) }
  default: nil
  }
}

private func boundNames(_ pattern: PatternSyntax) -> [String] {
  pattern.tokens(viewMode: .sourceAccurate).compactMap(\.mentionedName)
}

/// Whether the declaration works without being named where it is used.
private func isUnnamed(_ node: Syntax) -> Bool {
  switch node.as(SyntaxEnum.self) {
  case .functionDecl(let function):
    switch function.name.tokenKind {
    case .identifier(let name): implicitlyCalled.contains(name) || name.hasPrefix("build")
    default: true
    }
  case .initializerDecl, .subscriptDecl, .macroExpansionDecl, .macroExpansionExpr, .operatorDecl, .precedenceGroupDecl: true
  default: false
  }
}

private let implicitlyCalled: Set<String> = [
  "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral", "makeIterator", "next", "hash", "encode",
]
