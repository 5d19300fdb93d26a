import SwiftSyntax

/// A protocol that `@Scripted` can be attached to.
struct ScriptedProtocol {
  let name: String
  /// `public `, `package `, `fileprivate ` or nothing.
  let access: String
  let isActor: Bool
  /// The protocol's own, such as `@available(macOS 14, *)`.
  let availability: [String]
  let requirements: [ScriptedRequirement]

  init(_ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax) throws(ScriptedRefusal) {
    guard let declaration = declaration.as(ProtocolDeclSyntax.self) else {
      throw ScriptedRefusal(misuses: [ScriptedMisuse(attribute, .scriptedIsNotAProtocol)])
    }
    name = declaration.name.text
    access = declaration.accessText
    isActor = declaration.isActor
    availability = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription == "available" }.map(\.trimmedDescription)
    requirements = try Self.requirements(of: declaration)
  }

  private static func requirements(of declaration: ProtocolDeclSyntax) throws(ScriptedRefusal) -> [ScriptedRequirement] {
    let service = ScriptedRequirement.Service(name: declaration.name.text, isActor: declaration.isActor)
    var requirements: [ScriptedRequirement] = []
    var misuses: [ScriptedMisuse] = []
    for member in declaration.memberBlock.members {
      do throws(ScriptedMisuse) {
        requirements += try service.requirements(of: member.decl)
      } catch {
        misuses.append(error)
      }
    }
    misuses += ScriptedNames.give(to: &requirements)
    guard misuses.isEmpty else { throw ScriptedRefusal(misuses: misuses.sorted { $0.node.position < $1.node.position }) }
    return requirements
  }
}

extension ProtocolDeclSyntax {
  fileprivate var isActor: Bool {
    inheritanceClause?.inheritedTypes.contains { ["Actor", "_Concurrency.Actor"].contains($0.type.trimmedDescription) } ?? false
  }

  fileprivate var accessText: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.package), .keyword(.fileprivate): return modifier.name.text + " "
      // What is private to a scope is seen by its peers only as far as the file.
      case .keyword(.private): return "fileprivate "
      default: continue
      }
    }
    return ""
  }
}
