import SwiftSyntax

/// What a type is to the lock.
enum Role: Equatable {
  /// Pure rules that own no live state: locked.
  case core
  /// Owns live state, or is the platform's entry: not locked, and a core's reach ends here.
  case shell(reason: String)
  /// Named `…Scenario` or `…Scenarios`, or a provider of scenarios that is no view: locked as a scenario.
  case scenario
  /// A model, a class, a private helper: locked where a core reaches it.
  case part
}

extension DeclarationCatalog {
  /// A view without live state is a core; so is another structure or enumeration with at least one rule function.
  func role(of type: DeclaredType) -> Role {
    if type.name.hasSuffix("Scenario") || type.name.hasSuffix("Scenarios") { return .scenario }
    guard type.isValueType else { return .part }
    let conformances = conformances(of: type)
    let isView = conformances.contains("View")
    if conformances.contains("ScenarioProvider") && !isView { return .scenario }
    if let entry = conformances.sorted().first(where: isPlatformEntry) {
      return .shell(reason: "it is an entry of the platform: \(entry)")
    }
    guard isView || type.functions.contains(where: isRule) else { return .part }
    if let reason = liveState(of: type) { return .shell(reason: reason) }
    return type.isPrivate ? .part : .core
  }

  private func isPlatformEntry(_ name: String) -> Bool {
    ["App", "Scene", "Widget", "PreviewProvider"].contains(name) || name.hasSuffix("Representable")
  }

  /// Operators, hashing and coding are how a model takes part in the language, not rules.
  private func isRule(_ function: FunctionDeclSyntax) -> Bool {
    switch function.name.tokenKind {
    case .identifier: !["hash", "encode"].contains(function.name.text)
    default: false
    }
  }

  private func liveState(of type: DeclaredType) -> String? {
    for property in type.storedProperties {
      if let wrapper = property.attributeNames.first(where: mayOwnLiveState) {
        return "it owns @\(wrapper) \(property.name)"
      }
      if property.isStatic && !property.isConstant {
        return "it shares static var \(property.name)"
      }
    }
    return nil
  }

  /// An attribute that isn't known to be harmless may be a wrapper that owns state: `@State`, `@Query`, one of the user's.
  private func mayOwnLiveState(_ attribute: String) -> Bool {
    let name = attribute.hasPrefix("SwiftUI.") ? String(attribute.dropFirst("SwiftUI.".count)) : attribute
    let harmless = [
      "Binding", "FocusState.Binding", "AccessibilityFocusState.Binding",
      "MainActor", "Sendable", "available", "usableFromInline", "inlinable", "objc", "preconcurrency",
    ]
    return !harmless.contains(name) && !name.hasSuffix("Builder")
  }
}
