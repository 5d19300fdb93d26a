import SwiftSyntax

extension ScriptedRequirement {
  /// The protocol that requirements are read from.
  struct Service {
    let name: String
    let isActor: Bool

    /// What a member of the protocol requires.
    func requirements(of member: DeclSyntax) throws(ScriptedMisuse) -> [ScriptedRequirement] {
      if let function = member.as(FunctionDeclSyntax.self) { return [try requirement(function)] }
      if let variable = member.as(VariableDeclSyntax.self) { return try requirements(variable) }
      if member.is(TypeAliasDeclSyntax.self) { return [] }
      if let type = member.as(AssociatedTypeDeclSyntax.self) {
        throw ScriptedMisuse(member, .scriptedAssociatedType(type.name.text))
      }
      if member.is(InitializerDeclSyntax.self) { throw ScriptedMisuse(member, .scriptedInitializer(of: name)) }
      if member.is(SubscriptDeclSyntax.self) { throw ScriptedMisuse(member, .scriptedSubscript) }
      if member.is(IfConfigDeclSyntax.self) { throw ScriptedMisuse(member, .scriptedCondition) }
      throw ScriptedMisuse(member, .scriptedMember)
    }

    private func requirement(_ function: FunctionDeclSyntax) throws(ScriptedMisuse) -> ScriptedRequirement {
      let name = function.name.text.withoutBackticks
      let isolation = try isolation(of: function.modifiers, name)
      if let generics = function.genericParameterClause { throw ScriptedMisuse(generics, .scriptedGeneric(name)) }
      var parameters: [ScriptedParameter] = []
      for (index, parameter) in function.signature.parameterClause.parameters.enumerated() {
        try check(parameter.type, of: name)
        parameters.append(try ScriptedParameter(parameter, at: index))
      }
      let result = function.signature.returnClause?.type
      if let result { try check(result, of: name, isResult: true) }
      let effects = function.signature.effectSpecifiers
      if isActor, isolation.isEmpty, effects?.asyncSpecifier == nil {
        throw ScriptedMisuse(function, .scriptedSynchronousMethod(name))
      }
      return ScriptedRequirement(
        node: Syntax(function), kind: .method, baseName: function.name.text, parameters: parameters,
        attributes: texts(of: function.attributes), isolation: isolation, isAsync: effects?.asyncSpecifier != nil,
        throwing: try throwing(effects?.throwsClause, name), effects: text(of: effects), value: ScriptedValue(result),
        returned: result?.trimmedDescription ?? "Void")
    }

    private func requirements(_ variable: VariableDeclSyntax) throws(ScriptedMisuse) -> [ScriptedRequirement] {
      var requirements: [ScriptedRequirement] = []
      for binding in variable.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type,
          case .accessors(let accessors) = binding.accessorBlock?.accessors
        else { throw ScriptedMisuse(variable, .scriptedMember) }
        requirements.append(try requirement(pattern.identifier.text, type, accessors, variable))
      }
      return requirements
    }

    private func requirement(
      _ written: String, _ type: TypeSyntax, _ accessors: AccessorDeclListSyntax, _ variable: VariableDeclSyntax
    ) throws(ScriptedMisuse) -> ScriptedRequirement {
      let name = written.withoutBackticks
      let isolation = try isolation(of: variable.modifiers, name)
      try check(type, of: name, isResult: true)
      if let mutating = accessors.first(where: { $0.modifier?.name.tokenKind == .keyword(.mutating) }) {
        throw ScriptedMisuse(mutating, .scriptedMutating(name))
      }
      let effects = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.effectSpecifiers
      if isActor, isolation.isEmpty, effects?.asyncSpecifier == nil {
        throw ScriptedMisuse(variable, .scriptedSynchronousProperty(name))
      }
      let isSettable = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
      return ScriptedRequirement(
        node: Syntax(variable), kind: .property(isSettable: isSettable), baseName: written, parameters: [],
        attributes: texts(of: variable.attributes), isolation: isolation, isAsync: effects?.asyncSpecifier != nil,
        throwing: try throwing(effects?.throwsClause, name), effects: text(of: effects),
        // A stream that can be set is kept like any value.
        value: isSettable ? .value(type.trimmed.valueType.description) : ScriptedValue(type),
        returned: type.trimmedDescription)
    }

    private func isolation(of modifiers: DeclModifierListSyntax, _ name: String) throws(ScriptedMisuse) -> String {
      var isolation = ""
      for modifier in modifiers {
        switch modifier.name.tokenKind {
        case .keyword(.static), .keyword(.class): throw ScriptedMisuse(modifier, .scriptedStatic(name))
        case .keyword(.mutating): throw ScriptedMisuse(modifier, .scriptedMutating(name))
        case .keyword(.nonisolated): isolation = modifier.trimmedDescription + " "
        default: continue
        }
      }
      return isolation
    }

    private func check(_ type: TypeSyntax, of requirement: String, isResult: Bool = false) throws(ScriptedMisuse) {
      if let node = type.first(where: { $0.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some) }) {
        throw ScriptedMisuse(node, .scriptedGeneric(requirement))
      }
      if let node = type.first(where: { $0.as(IdentifierTypeSyntax.self)?.name.tokenKind == .keyword(.Self) }) {
        throw ScriptedMisuse(node, .scriptedSelf(requirement, of: name))
      }
      if isResult, let attributed = type.as(AttributedTypeSyntax.self),
        attributed.specifiers.contains(where: { $0.trimmedDescription == "sending" })
      {
        throw ScriptedMisuse(type, .scriptedSending(requirement))
      }
    }

    private func throwing(_ clause: ThrowsClauseSyntax?, _ name: String) throws(ScriptedMisuse) -> Throwing {
      guard let clause else { return .never }
      if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) { throw ScriptedMisuse(clause, .scriptedRethrows(name)) }
      guard let type = clause.type?.trimmedDescription, !type.isAnyError else { return .anything }
      return type == "Never" ? .never : .only(type)
    }

    private func text(of effects: (some SyntaxProtocol)?) -> String { effects.map { " " + $0.trimmedDescription } ?? "" }

    private func texts(of attributes: AttributeListSyntax) -> [String] { attributes.map(\.trimmedDescription) }
  }
}

extension SyntaxProtocol {
  /// The first node in reading order that fulfils a condition.
  fileprivate func first(where condition: (Syntax) -> Bool) -> Syntax? {
    if condition(Syntax(self)) { return Syntax(self) }
    for child in children(viewMode: .sourceAccurate) {
      if let node = child.first(where: condition) { return node }
    }
    return nil
  }
}
