import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Scripted`: a type that conforms to the protocol, does what outcomes say and records each call.
public struct ScriptedMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    do throws(ScriptedRefusal) {
      return [ScriptedType(try ScriptedProtocol(declaration, attribute: node)).declaration]
    } catch {
      for misuse in error.misuses { context.diagnose(misuse.diagnostic) }
      return []
    }
  }
}
