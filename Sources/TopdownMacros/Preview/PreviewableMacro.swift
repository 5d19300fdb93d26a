import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: a mark that `#Preview` reads; elsewhere it is refused.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !context.lexicalContext.contains(where: \.isPreview) {
      context.diagnose(Diagnostic(node: node, message: MacroMisuse.previewableOutsidePreview))
    }
    return []
  }
}

extension Syntax {
  fileprivate var isPreview: Bool {
    (self.as(MacroExpansionDeclSyntax.self)?.macroName ?? self.as(MacroExpansionExprSyntax.self)?.macroName)?.text == "Preview"
  }
}
