import SwiftSyntax

extension DeclaredType {
  /// What the core's initializers take: its stored properties in order, then the initializers it declares itself.
  var boundaries: [Boundary] {
    let properties = storedProperties.filter(\.isBoundary).map { property in
      Boundary(name: property.name, signature: property.boundarySignature)
    }
    return (properties + initializers.filter { !$0.modifiers.isPrivate }.map(boundary)).numbered
  }

  /// The members that the boundaries' signatures say in full, which the rules therefore need not repeat.
  var boundaryMembers: [SyntaxIdentifier: CanonicalText.Omission] {
    var omissions: [SyntaxIdentifier: CanonicalText.Omission] = [:]
    for member in group.memberBlock.members {
      let properties = StoredProperty.properties(of: member.decl)
      let isPlain = !properties.isEmpty && properties.allSatisfy { $0.isBoundary && $0.isSaidBySignature }
      if isPlain { omissions[member.id] = .withoutTrace }
    }
    return omissions
  }

  private func boundary(_ initializer: InitializerDeclSyntax) -> Boundary {
    let labels = initializer.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    let generics = initializer.genericParameterClause.map { signatureText($0) } ?? ""
    let requirements = initializer.genericWhereClause.map { " " + signatureText($0) } ?? ""
    let mark = initializer.optionalMark?.text ?? ""
    return Boundary(
      name: "init(\(labels.joined()))",
      signature: mark + generics + signatureText(initializer.signature) + requirements)
  }
}

extension StoredProperty {
  /// Whether an initializer takes it: not static, not private, not a constant that already has its value.
  var isBoundary: Bool {
    !isStatic && !declaration.modifiers.isPrivate && !(isConstant && initializer != nil)
  }

  /// `(Book) -> Void` for a constant, `@Binding Bool` for a binding, `var Draft = .empty` for a variable with a default.
  fileprivate var boundarySignature: String {
    let attributes = declaration.attributes.map { signatureText($0) }
    let isBinding = attributeNames.contains { $0 == "Binding" || $0.hasSuffix(".Binding") }
    let specifier = isConstant || isBinding ? [] : ["var"]
    let type = self.type.map { [signatureText($0)] } ?? []
    let value = initializer.map { ["=", shortText($0.value)] } ?? []
    return (attributes + specifier + type + value).joined(separator: " ")
  }

  fileprivate var isSaidBySignature: Bool {
    let access = ["public", "package", "internal"]
    return initializer == nil && !hasObservers && declaration.modifiers.allSatisfy { access.contains($0.name.text) }
  }

  /// A long default is cut here; the rules hold it whole.
  private func shortText(_ value: ExprSyntax) -> String {
    let text = signatureText(value)
    return text.count > 60 ? "…" : text
  }
}
