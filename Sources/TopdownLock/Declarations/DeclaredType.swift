import SwiftSyntax

/// A type of the package with what decides its role.
struct DeclaredType {
  /// A structure, class, enumeration, actor or protocol.
  typealias Group = any (DeclGroupSyntax & NamedDeclSyntax)

  let name: String
  let module: String
  let item: TopLevelItem
  let group: Group
  var extensions: [ExtensionDeclSyntax] = []

  var isValueType: Bool {
    group.is(StructDeclSyntax.self) || group.is(EnumDeclSyntax.self)
  }

  var isReferenceType: Bool {
    group.is(ClassDeclSyntax.self) || group.is(ActorDeclSyntax.self)
  }

  var isPrivate: Bool {
    group.modifiers.isPrivate
  }

  /// The last component of each name in an inheritance clause.
  var inherited: Set<String> {
    let clauses = [group.inheritanceClause] + extensions.map(\.inheritanceClause)
    return clauses.reduce(into: []) { $0.formUnion(inheritedNames($1)) }
  }

  /// The stored properties, those inside `#if` included.
  var storedProperties: [StoredProperty] {
    members(of: group).flatMap { StoredProperty.properties(of: $0) }
  }

  var functions: [FunctionDeclSyntax] {
    allMembers.compactMap { $0.as(FunctionDeclSyntax.self) }
  }

  var initializers: [InitializerDeclSyntax] {
    allMembers.compactMap { $0.as(InitializerDeclSyntax.self) }
  }

  private var allMembers: [DeclSyntax] {
    members(of: group) + extensions.flatMap { members(of: $0) }
  }
}

/// The members of a type, those inside `#if` included.
func members(of group: some DeclGroupSyntax) -> [DeclSyntax] {
  members(in: group.memberBlock.members)
}

private func members(in list: MemberBlockItemListSyntax) -> [DeclSyntax] {
  list.flatMap { member -> [DeclSyntax] in
    guard let ifConfig = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
    return ifConfig.clauses.flatMap { clause -> [DeclSyntax] in
      guard case .decls(let list) = clause.elements else { return [] }
      return members(in: list)
    }
  }
}

func inheritedNames(_ clause: InheritanceClauseSyntax?) -> Set<String> {
  Set(clause?.inheritedTypes.flatMap { nominalNames($0.type) } ?? [])
}

/// `View` for `View`, `SwiftUI.View` and `@MainActor View`; both names for `View & Sendable`.
private func nominalNames(_ type: TypeSyntax) -> [String] {
  if let attributed = type.as(AttributedTypeSyntax.self) { return nominalNames(attributed.baseType) }
  if let composition = type.as(CompositionTypeSyntax.self) {
    return composition.elements.flatMap { nominalNames($0.type) }
  }
  if let member = type.as(MemberTypeSyntax.self) { return [member.name.text.trimmingBackticks] }
  if let identifier = type.as(IdentifierTypeSyntax.self) { return [identifier.name.text.trimmingBackticks] }
  return []
}

extension DeclModifierListSyntax {
  /// Whether the declaration is seen in its file only; `private(set)` is not.
  var isPrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  var isStatic: Bool {
    contains { ["static", "class"].contains($0.name.text) }
  }
}
