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
    topLevel(tree.statements).map { node in
      TopLevelItem(path: path, node: node, conditions: TopdownLock.conditions(around: node))
    }
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

  private func topLevel(_ statements: CodeBlockItemListSyntax) -> [Syntax] {
    statements.flatMap { statement -> [Syntax] in
      guard let ifConfig = statement.item.as(IfConfigDeclSyntax.self) else { return [Syntax(statement.item)] }
      return ifConfig.clauses.flatMap { clause -> [Syntax] in
        guard case .statements(let statements) = clause.elements else { return [] }
        return topLevel(statements)
      }
    }
  }
}
