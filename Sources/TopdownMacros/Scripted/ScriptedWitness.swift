import SwiftParser

/// The method or property that fulfils a requirement.
struct ScriptedWitness {
  private let requirement: ScriptedRequirement

  init(_ requirement: ScriptedRequirement) { self.requirement = requirement }

  func text(access: String) -> String {
    let head = requirement.attributes.map { $0 + "\n" }.joined() + access + requirement.isolation
    switch requirement.kind {
    case .method:
      let parameters = requirement.parameters.map(\.declaration).joined(separator: ", ")
      return "\(head)func \(requirement.baseName)(\(parameters))\(requirement.effects)\(result) {\n\(body.indented)\n}"
    case .property:
      return "\(head)var \(requirement.baseName): \(requirement.returned) {\n\(accessors.indented)\n}"
    }
  }

  private var accessors: String {
    if requirement.isRead && !requirement.isSettable { return body }
    return "get\(requirement.effects) {\n\(body.indented)\n}" + (requirement.isSettable ? "\n" + setter : "")
  }

  private var result: String {
    if case .void = requirement.value { "" } else { " -> \(requirement.returned)" }
  }

  private var call: String {
    guard case .method = requirement.kind else { return "_target.\(requirement.baseName)" }
    return "_target.\(requirement.baseName)(\(requirement.parameters.map(\.argument).joined(separator: ", ")))"
  }

  private var effort: String {
    let tries = if case .never = requirement.throwing { "" } else { "try " }
    return tries + (requirement.isAsync ? "await " : "")
  }

  /// Records, then forwards or does what the outcome says.
  private var body: String {
    let script = "self._\(requirement.label)"
    let forwarding = "if let _target = self._forwardingTo.service(unless: \(script)) {\n  return \(effort)\(call)\n}"
    if requirement.isSettable { return "\(forwarding)\nreturn \(script).read()" }
    if requirement.isRead { return "\(forwarding)\nreturn \(script).answer()" }
    let recorded = requirement.parameters.filter(\.isRecorded).map(\.name)
    // A stream comes at once, whatever its maker may do.
    let answer = requirement.value.isStream ? "" : effort
    return """
      let _call = \(script).record(\(arguments(recorded)))
      \(forwarding)
      return \(answer)\(script).answer(to: _call)
      """
  }

  private var setter: String {
    """
    set {
      self._\(requirement.label).write(\(arguments(["newValue"])))
      self._forwardingTo.update(unless: self._\(requirement.label)) {
        $0.\(requirement.baseName) = newValue
      }
    }
    """
  }

  private func arguments(_ names: [String]) -> String {
    if names.isEmpty { return "" }
    return "\(names.joined(separator: ", ")), as: self._payloads.\(requirement.label)"
  }
}

extension String {
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  /// As an identifier that may be a keyword.
  var quoted: String { isValidSwiftIdentifier(for: .variableName) ? self : "`\(self)`" }
}
