import SwiftSyntax
import SwiftSyntaxBuilder

/// A variable that `@Entry` can be attached to.
struct EntryDeclaration {
  let name: String
  let type: TypeSyntax?
  let initialValue: ExprSyntax?

  var keyName: TokenSyntax { "__Key_\(raw: name)" }

  /// The key's requirement: a getter, as in Apple's expansion, so that the default is computed at every read.
  var defaultValue: DeclSyntax {
    guard let type else {
      return "@SwiftUICore.__EntryDefaultValue static var defaultValue = \(initialValue ?? "nil")"
    }
    return "static var defaultValue: \(type.valueType) { get { \(initialValue ?? "nil") } }"
  }
}

extension EntryDeclaration {
  static func read(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax, in lexicalContext: [Syntax]
  ) -> Result<EntryDeclaration, EntryMisuse> {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.modifiers.contains(where: { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name
    else { return .failure(EntryMisuse(node: attribute, message: .entryIsNotAVariable)) }

    if binding.accessorBlock != nil {
      return .failure(EntryMisuse(node: attribute, message: .entryHasAccessors(name), leavesStoredProperty: false))
    }
    if let message = misuse(of: lexicalContext.first, by: name) {
      return .failure(EntryMisuse(node: attribute, message: message))
    }
    let type = binding.typeAnnotation?.type.trimmed
    guard binding.initializer != nil || type?.isOptional == true else {
      return .failure(EntryMisuse(node: attribute, message: .entryHasNoDefault(name)))
    }
    return .success(EntryDeclaration(name: name, type: type, initialValue: binding.initializer?.value.trimmed))
  }

  private static func misuse(of enclosing: Syntax?, by name: String) -> MacroMisuse? {
    guard let extended = enclosing?.as(ExtensionDeclSyntax.self)?.extendedType.trimmed else {
      return .entryIsOutsideExtension(name)
    }
    let type = extended.as(MemberTypeSyntax.self)?.name.text ?? extended.description
    return switch type {
    case "EnvironmentValues": nil
    case "Transaction", "ContainerValues", "FocusedValues": .entryIsMissing(for: type)
    default: .entryIsInWrongExtension(name, of: type)
    }
  }
}

extension TypeSyntax {
  /// Whether the type's spelling allows `nil`.
  var isOptional: Bool {
    if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return true }
    let name = self.as(IdentifierTypeSyntax.self)?.name ?? self.as(MemberTypeSyntax.self)?.name
    return name?.text == "Optional"
  }

  /// The type a requirement can have: `T?` for `T!`, which is no type of its own.
  var valueType: TypeSyntax {
    guard let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return self }
    return TypeSyntax(OptionalTypeSyntax(wrappedType: unwrapped.wrappedType))
  }
}
