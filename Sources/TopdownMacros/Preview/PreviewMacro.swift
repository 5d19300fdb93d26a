import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a record in the section `topdown_previews` from which a host makes the preview.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard context.lexicalContext.isEmpty else {
      context.diagnose(Diagnostic(node: node, message: MacroMisuse.previewNotAtFileScope))
      return []
    }
    guard let location = context.location(of: node) else {
      context.diagnose(Diagnostic(node: node, message: MacroMisuse.previewWithoutLocation))
      return []
    }
    // The compiler expands `@Previewable` in the argument, where it is refused; a second report would only confuse.
    guard !node.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "Previewable" }) else { return [] }
    return [record(of: node, at: location, named: context.makeUniqueName("Preview"))]
  }

  // The arguments are handed on as written, so that every form which the declaration allows means the same here.
  static func record(
    of node: some FreestandingMacroExpansionSyntax, at location: AbstractSourceLocation, named name: TokenSyntax
  ) -> DeclSyntax {
    let call = FunctionCallExprSyntax(
      calledExpression: ExprSyntax("SwiftUICore.Preview._building"),
      leftParen: .leftParenToken(), arguments: node.arguments, rightParen: .rightParenToken(),
      trailingClosure: node.trailingClosure, additionalTrailingClosures: node.additionalTrailingClosures)
    return """
      private enum \(name) {
        @section("topdown_previews") @used
        nonisolated static let record: SwiftUICore._PreviewRegistration.Record = { slot in
          SwiftUICore._PreviewRegistration(fileID: \(location.file), line: \(location.line)) {
            \(call)
          }.store(in: slot)
        }
      }
      """
  }
}
