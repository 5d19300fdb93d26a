import SwiftSyntax
import SwiftSyntaxBuilder

/// A variable that `@Entry` can be attached to.
struct EntryDeclaration {
  let name: String
  let holder: EntryHolder
  let type: TypeSyntax?
  let initialValue: ExprSyntax?

  var keyName: TokenSyntax { "__Key_\(raw: name)" }

  /// The key's requirement: the type of a focused value, which has no default, or else the default.
  var requirement: DeclSyntax {
    if holder == .focusedValues, let value = type?.wrapped { return "typealias Value = \(value)" }
    return defaultValue
  }

  /// A getter, as in Apple's expansion, so that the default is computed at every read.
  private var defaultValue: DeclSyntax {
    guard let type else {
      return "@SwiftUICore.__EntryDefaultValue static var defaultValue = \(initialValue ?? "nil")"
    }
    return "static var defaultValue: \(type.valueType) { get { \(initialValue ?? "nil") } }"
  }
}

extension EntryDeclaration {
  init(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax, in lexicalContext: [Syntax]
  ) throws(EntryMisuse) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.modifiers.contains(where: { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name
    else { throw EntryMisuse(node: attribute, message: .entryIsNotAVariable) }

    if binding.accessorBlock != nil {
      throw EntryMisuse(node: attribute, message: .entryHasAccessors(name), leavesStoredProperty: false)
    }
    let type = binding.typeAnnotation?.type.trimmed
    do throws(MacroMisuse) {
      holder = try EntryHolder(enclosing: lexicalContext.first, of: name)
      if holder == .focusedValues, type?.wrapped == nil || binding.initializer != nil {
        throw MacroMisuse.focusedEntryIsNotOptional(name)
      }
      guard binding.initializer != nil || type?.isOptional == true else { throw MacroMisuse.entryHasNoDefault(name) }
    } catch {
      throw EntryMisuse(node: attribute, message: error)
    }
    self.name = name
    self.type = type
    initialValue = binding.initializer?.value.trimmed
  }
}

extension TypeSyntax {
  /// Whether the type's spelling allows `nil`.
  var isOptional: Bool {
    if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return true }
    let name = self.as(IdentifierTypeSyntax.self)?.name ?? self.as(MemberTypeSyntax.self)?.name
    return name?.text == "Optional"
  }

  /// What an optional holds; nil where the spelling allows no `nil`.
  var wrapped: TypeSyntax? {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType }
    let arguments =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard isOptional, case .type(let type) = arguments?.arguments.first?.argument else { return nil }
    return type
  }

  /// The type a requirement can have: `T?` for `T!`, which is no type of its own.
  var valueType: TypeSyntax {
    guard let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return self }
    return TypeSyntax(OptionalTypeSyntax(wrappedType: unwrapped.wrappedType))
  }
}
