import SwiftSyntax

/// What stands at the top of a file, with the `#if` conditions around it.
struct TopLevelItem: Sendable {
  let path: String
  let node: Syntax
  /// Canonical text of every condition that decides whether the item is compiled; empty where there is none.
  let conditions: String
}

extension SourceFile {
  /// The file's items, those inside `#if` included.
  var items: [TopLevelItem] {
    flatten(tree.statements, conditions: "")
  }

  /// The imports as written, with the condition where there is one.
  var imports: [String] {
    items.compactMap { item in
      guard let declaration = item.node.as(ImportDeclSyntax.self) else { return nil }
      let attributes = declaration.attributes.map { signatureText($0) }
      let kind = declaration.importKindSpecifier.map(\.text)
      let parts = attributes + [kind, signatureText(declaration.path)].compactMap { $0 }
      let condition = declaration.ancestor(IfConfigClauseSyntax.self)?.condition.map { " (#if \(signatureText($0)))" }
      return parts.joined(separator: " ") + (condition ?? "")
    }
  }

  /// The modules that the file imports, by their first name.
  var importedModules: [String] {
    items.compactMap { $0.node.as(ImportDeclSyntax.self)?.path.first?.name.text }
  }

  private func flatten(_ statements: CodeBlockItemListSyntax, conditions: String) -> [TopLevelItem] {
    statements.flatMap { statement -> [TopLevelItem] in
      guard let ifConfig = statement.item.as(IfConfigDeclSyntax.self) else {
        return [TopLevelItem(path: path, node: Syntax(statement.item), conditions: conditions)]
      }
      return flatten(ifConfig, conditions: conditions)
    }
  }

  private func flatten(_ ifConfig: IfConfigDeclSyntax, conditions: String) -> [TopLevelItem] {
    var items: [TopLevelItem] = []
    var seen = conditions
    for clause in ifConfig.clauses {
      // A later clause also depends on the conditions before it.
      seen += CanonicalText(clause.poundKeyword).text
      if let condition = clause.condition { seen += CanonicalText(condition).text }
      if case .statements(let statements) = clause.elements {
        items += flatten(statements, conditions: seen)
      }
    }
    return items
  }
}
