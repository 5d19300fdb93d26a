import SwiftSyntax

/// Every `#if` condition that decides whether the node is compiled, outermost first; empty where there is none.
func conditions(around node: Syntax) -> String {
  var text = ""
  var child = node
  while let parent = child.parent {
    if let clause = child.as(IfConfigClauseSyntax.self), let clauses = parent.as(IfConfigClauseListSyntax.self) {
      text = conditions(upTo: clause, of: clauses) + text
    }
    child = parent
  }
  return text
}

/// A later clause also depends on the conditions before it.
private func conditions(upTo last: IfConfigClauseSyntax, of clauses: IfConfigClauseListSyntax) -> String {
  var text = ""
  for clause in clauses {
    text += CanonicalText(clause.poundKeyword).text
    if let condition = clause.condition { text += CanonicalText(condition).text }
    if clause.id == last.id { break }
  }
  return text
}
