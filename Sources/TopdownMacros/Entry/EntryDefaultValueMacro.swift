import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@__EntryDefaultValue`: moves the initial value into a getter, so that it is computed at every read.
///
/// `@Entry` uses it where no type is written: the compiler infers it from the initial value.
public struct EntryDefaultValueMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else { return [] }
    return ["get { \(value.trimmed) }"]
  }
}
