import SwiftSyntax

/// One stored property of a type, as it is declared.
struct StoredProperty {
  let name: String
  let type: TypeSyntax?
  let initializer: InitializerClauseSyntax?
  let hasObservers: Bool
  let declaration: VariableDeclSyntax

  /// A declaration's stored properties; none where it is computed.
  static func properties(of member: DeclSyntax) -> [StoredProperty] {
    guard let declaration = member.as(VariableDeclSyntax.self) else { return [] }
    var properties: [StoredProperty] = []
    var type: TypeSyntax?
    // In `let a, b: Int` the type stands behind the last name.
    for binding in declaration.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      guard !binding.isComputed, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      properties.append(
        StoredProperty(
          name: pattern.identifier.text, type: type, initializer: binding.initializer,
          hasObservers: binding.accessorBlock != nil, declaration: declaration))
    }
    return properties.reversed()
  }

  var isConstant: Bool {
    declaration.bindingSpecifier.tokenKind == .keyword(.let)
  }

  var isStatic: Bool {
    declaration.modifiers.isStatic
  }

  /// The attributes without their arguments: `Binding`, `FocusState.Binding`.
  var attributeNames: [String] {
    declaration.attributes.compactMap { $0.as(AttributeSyntax.self).map { signatureText($0.attributeName) } }
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    switch accessorBlock?.accessors {
    case .getter: true
    case .accessors(let list): list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    case nil: false
    @unknown default: true
    }
  }
}
