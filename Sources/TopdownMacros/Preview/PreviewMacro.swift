import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a record in the section `topdown_previews` from which a host makes the preview.
///
/// Only in a debug build, of which every host is made: in a release the record would keep the preview, and whatever fixtures it shows.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    do {
      return [try record(of: node, in: context)]
    } catch let misuse as PreviewMisuse {
      context.diagnose(misuse.diagnostic)
      return []
    }
  }

  private static func record(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> DeclSyntax {
    guard context.lexicalContext.isEmpty else {
      throw PreviewMisuse(node: Syntax(node), message: .previewNotAtFileScope)
    }
    guard let location = context.location(of: node) else {
      throw PreviewMisuse(node: Syntax(node), message: .previewWithoutLocation)
    }
    return """
      #if DEBUG
      private enum \(context.makeUniqueName("Preview")) {
        @section("topdown_previews") @used
        nonisolated static let record: SwiftUICore._PreviewRegistration.Record = { slot in
          SwiftUICore._PreviewRegistration(fileID: \(location.file), line: \(location.line)) {
            \(try call(of: node, in: context))
          }.store(in: slot)
        }
      }
      #endif
      """
  }

  // The arguments are handed on as written, so that every form which the declaration allows means the same here.
  private static func call(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws(PreviewMisuse) -> ExprSyntax {
    func rewritten(_ closure: ClosureExprSyntax) throws(PreviewMisuse) -> ClosureExprSyntax {
      try PreviewBody(closure)?.closure(naming: context.makeUniqueName("Previewable")) ?? closure
    }
    var arguments: [LabeledExprSyntax] = []
    for argument in node.arguments {
      guard let closure = argument.expression.as(ClosureExprSyntax.self) else {
        arguments.append(argument)
        continue
      }
      arguments.append(argument.with(\.expression, ExprSyntax(try rewritten(closure))))
    }
    var trailing: ClosureExprSyntax?
    if let closure = node.trailingClosure { trailing = try rewritten(closure) }
    return ExprSyntax(
      FunctionCallExprSyntax(
        calledExpression: ExprSyntax("SwiftUICore.Preview._building"),
        leftParen: .leftParenToken(), arguments: LabeledExprListSyntax(arguments), rightParen: .rightParenToken(),
        trailingClosure: trailing, additionalTrailingClosures: node.additionalTrailingClosures))
  }
}
