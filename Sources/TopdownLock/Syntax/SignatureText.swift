import SwiftSyntax

/// A type or signature as a person would write it, whatever its spacing in the source: `(Book, Int) async -> Void`.
func signatureText(_ node: some SyntaxProtocol) -> String {
  var text = ""
  var previous: TokenSyntax?
  for token in node.tokens(viewMode: .sourceAccurate) {
    if let previous, needsSpace(between: previous, and: token) { text += " " }
    text += token.text
    previous = token
  }
  return text.replacingLineBreaks
}

private func needsSpace(between left: TokenSyntax, and right: TokenSyntax) -> Bool {
  if left.isSurroundedBySpace || right.isSurroundedBySpace { return true }
  if left.tokenKind == .comma || left.tokenKind == .colon { return right.tokenKind != .rightSquare }
  if left.isWord && (right.isWord || right.tokenKind == .atSign) { return true }
  if left.endsAttribute { return true }
  let opens = right.tokenKind == .leftParen || right.tokenKind == .leftSquare || right.tokenKind == .atSign
  if opens && left.isTypeSpecifier { return true }
  return left.endsType && right.isWord
}

extension TokenSyntax {
  fileprivate var isSurroundedBySpace: Bool {
    switch tokenKind {
    case .arrow, .equal, .binaryOperator, .leftBrace, .rightBrace: true
    default: false
    }
  }

  fileprivate var isWord: Bool {
    switch tokenKind {
    case .identifier, .keyword, .wildcard, .integerLiteral, .floatLiteral: true
    default: false
    }
  }

  fileprivate var endsType: Bool {
    switch tokenKind {
    case .rightParen, .rightSquare, .rightAngle, .postfixQuestionMark, .exclamationMark: true
    default: false
    }
  }

  fileprivate var endsAttribute: Bool {
    guard let attribute = ancestor(AttributeSyntax.self) else { return false }
    return attribute.lastToken(viewMode: .sourceAccurate) == self
  }

  fileprivate var isTypeSpecifier: Bool {
    switch tokenKind {
    case .keyword(.any), .keyword(.some), .keyword(.inout), .keyword(.borrowing), .keyword(.consuming),
      .keyword(.sending), .keyword(.isolated), .keyword(.async):
      true
    default: false
    }
  }
}

extension SyntaxProtocol {
  /// The nearest enclosing node of a type.
  func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }
}

extension String {
  /// One line, whatever the source had.
  var replacingLineBreaks: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
  }
}
