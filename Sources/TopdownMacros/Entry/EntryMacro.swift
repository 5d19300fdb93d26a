import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: the key with the default, and the accessors that use it.
public struct EntryMacro {}

extension EntryMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    do {
      let key = try EntryDeclaration(declaration, attribute: node, in: context.lexicalContext).keyName
      return [
        "get { self[\(key).self] }",
        "set { self[\(key).self] = newValue }",
      ]
    } catch {
      context.diagnose(error.diagnostic)
      // Accessors keep the compiler from complaining about a stored property on top.
      return error.leavesStoredProperty ? ["get { fatalError() }", "set { fatalError() }"] : []
    }
  }
}

extension EntryMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors' expansion reports what is wrong.
    guard let entry = try? EntryDeclaration(declaration, attribute: node, in: context.lexicalContext) else { return [] }
    return [
      """
      private struct \(entry.keyName): \(entry.holder.keyProtocol) {
        \(entry.requirement)
      }
      """
    ]
  }
}
