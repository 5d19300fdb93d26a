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
    switch EntryDeclaration.read(declaration, attribute: node, in: context.lexicalContext) {
    case .success(let entry):
      return [
        "get { self[\(entry.keyName).self] }",
        "set { self[\(entry.keyName).self] = newValue }",
      ]
    case .failure(let misuse):
      context.diagnose(misuse.diagnostic)
      // Accessors keep the compiler from complaining about a stored property on top.
      return misuse.leavesStoredProperty ? ["get { fatalError() }", "set { fatalError() }"] : []
    }
  }
}

extension EntryMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors' expansion reports what is wrong.
    guard case .success(let entry) = EntryDeclaration.read(declaration, attribute: node, in: context.lexicalContext)
    else {
      return []
    }
    return [
      """
      private struct \(entry.keyName): SwiftUICore.EnvironmentKey {
        \(entry.defaultValue)
      }
      """
    ]
  }
}
