import SwiftSyntax

/// Syntax as one unambiguous text: its tokens without comments and white space.
///
/// White space that decides what the tokens mean is kept as structure: where a statement or member begins and ends,
/// and whether an operator is prefix, infix or postfix. Semicolons and trailing commas, which a formatter adds or
/// drops, do not count. The text of a string literal counts; the indentation of a multi-line one does not, as the parser
/// keeps it apart just as the compiler does.
struct CanonicalText {
  /// What a piece of syntax leaves behind where it counts elsewhere.
  enum Omission {
    case withoutTrace
    case hole
  }

  private(set) var text = ""
  private let omissions: [SyntaxIdentifier: Omission]

  init(_ node: some SyntaxProtocol, omitting omissions: [SyntaxIdentifier: Omission] = [:]) {
    self.omissions = omissions
    write(Syntax(node))
  }

  private mutating func write(_ node: Syntax) {
    switch omissions[node.id] {
    case .withoutTrace: return
    case .hole:
      text += "_"
      return
    case nil: break
    }
    if let token = node.as(TokenSyntax.self) {
      write(token)
      return
    }
    let isItem = node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self)
    if isItem { text += "[" }
    for child in node.children(viewMode: .sourceAccurate) {
      write(child)
    }
    if isItem { text += "]" }
  }

  private mutating func write(_ token: TokenSyntax) {
    guard !token.text.isEmpty, !token.isFormatting else { return }
    // The compiler reads a line break of any system as one.
    let words = token.text.replacing("\r\n", with: "\n")
    // The length keeps "ab" "c" apart from "a" "bc", and text apart from structure.
    text += "\(token.fixity)\(words.utf8.count):\(words)"
  }
}

extension TokenSyntax {
  fileprivate var isFormatting: Bool {
    switch tokenKind {
    case .semicolon, .endOfFile: true
    case .comma: isTrailingComma
    default: false
    }
  }

  private var isTrailingComma: Bool {
    switch nextToken(viewMode: .sourceAccurate)?.tokenKind {
    case .rightParen, .rightSquare, .rightAngle: true
    default: false
    }
  }

  fileprivate var fixity: String {
    switch tokenKind {
    case .prefixOperator, .prefixAmpersand: "p"
    case .postfixOperator, .postfixQuestionMark, .exclamationMark: "s"
    case .binaryOperator, .infixQuestionMark: "i"
    default: ""
    }
  }
}
