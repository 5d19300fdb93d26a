import SwiftSyntax

/// The names that a piece of syntax uses: identifiers and operators, whatever they turn out to mean.
func mentions(in node: some SyntaxProtocol, omitting omissions: [SyntaxIdentifier: CanonicalText.Omission] = [:]) -> Set<String> {
  var names: Set<String> = []
  collectMentions(in: Syntax(node), omitting: omissions, into: &names)
  return names
}

private func collectMentions(
  in node: Syntax, omitting omissions: [SyntaxIdentifier: CanonicalText.Omission], into names: inout Set<String>
) {
  guard omissions[node.id] == nil else { return }
  if let token = node.as(TokenSyntax.self) {
    if let name = token.mentionedName { names.insert(name) }
    return
  }
  for child in node.children(viewMode: .sourceAccurate) {
    collectMentions(in: child, omitting: omissions, into: &names)
  }
}

extension TokenSyntax {
  /// The identifier without its backticks or the dollar of a projection.
  var mentionedName: String? {
    switch tokenKind {
    case .identifier(let text): text.trimmingBackticks
    case .dollarIdentifier(let text): String(text.dropFirst())
    case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text): text
    default: nil
    }
  }
}

extension String {
  var trimmingBackticks: String {
    count > 1 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
