import SwiftSyntax
import SwiftSyntaxBuilder

/// The type that `@Scripted` writes.
struct ScriptedType {
  /// Arguments that the initializer has whatever the protocol requires.
  static let ownLabels: Set<String> = ["log", "forwardingTo", "payloads", "fileID", "line"]

  private let service: ScriptedProtocol

  init(_ service: ScriptedProtocol) { self.service = service }

  var declaration: DeclSyntax {
    let keyword = service.isActor ? "actor" : "final class"
    let witnesses = service.requirements.map { ScriptedWitness($0).text(access: access) }
    let parts = [storage, initializer] + witnesses + [payloads]
    let body = parts.filter { !$0.isEmpty }.map(\.indented).joined(separator: "\n\n")
    let attributes = service.availability.map { $0 + "\n" }.joined()
    return "\(raw: attributes)\(raw: access)\(raw: keyword) \(raw: name): \(raw: service.name) {\n\(raw: body)\n}"
  }

  private var access: String { service.access }
  private var name: String { "Scripted\(service.name)" }
  private var existential: String { "any \(service.name)" }
  private var shown: [ScriptedRequirement] { service.requirements.filter { $0.recordedTypes != nil } }

  private var storage: String {
    var lines = ["private let _forwardingTo: TopdownScenarios._ScriptedTarget<\(existential)>"]
    if !shown.isEmpty { lines.append("private let _payloads: Payloads") }
    lines += service.requirements.map { requirement in
      requirement.isSettable
        ? "private let _\(requirement.label): TopdownScenarios._ScriptedVariable<\(requirement.value.type)>"
        : "private let _\(requirement.label): TopdownScenarios._ScriptedRequirement<\(requirement.script)>"
    }
    return lines.joined(separator: "\n")
  }

  private var initializer: String {
    var parameters = ["log _log: any TopdownScenarios.BoundaryLog", "forwardingTo _target: (\(existential))? = nil"]
    parameters += service.requirements.map { "\($0.label.quoted): \($0.script)? = nil" }
    if !shown.isEmpty { parameters.append("payloads _payloads: Payloads = Payloads()") }
    parameters.append("fileID _fileID: StaticString = #fileID, line _line: UInt = #line")
    var lines = ["self._forwardingTo = TopdownScenarios._ScriptedTarget(_target)"]
    if !shown.isEmpty { lines.append("self._payloads = _payloads") }
    if !service.requirements.isEmpty {
      lines.append("let _service = TopdownScenarios._ScriptedService(\"\(name)\", log: _log, fileID: _fileID, line: _line)")
    }
    lines += service.requirements.map { "self._\($0.label) = _service.\(making($0))" }
    // An actor's is as it is.
    let isolation = service.isActor ? "" : "nonisolated "
    return "\(access)\(isolation)init(\n" + parameters.joined(separator: ",\n").indented + "\n) {\n"
      + lines.joined(separator: "\n").indented + "\n}"
  }

  private func making(_ requirement: ScriptedRequirement) -> String {
    let (name, script) = (requirement.name, requirement.label.quoted)
    let label = requirement.label == name ? "" : ", label: \"\(requirement.label)\""
    if requirement.isSettable { return "variable(\"\(name)\", \(script)\(label))" }
    if requirement.isRead { return "property(\"\(name)\", \(script)\(label))" }
    let fallback = if case .void = requirement.value { ", otherwise: .success(())" } else { "" }
    return "requirement(\"\(name)\", \"\(requirement.signature)\", \(script)\(fallback)\(label))"
  }

  /// The closures that say what is recorded instead of the arguments.
  private var payloads: String {
    if shown.isEmpty { return "" }
    let closures = shown.map { ($0.label, "(@Sendable (\($0.recordedTypes!.joined(separator: ", "))) -> Any?)?") }
    let fields = closures.map { "fileprivate let \($0.0.quoted): \($0.1)" }
    let parameters = closures.map { "\($0.0.quoted): \($0.1) = nil" }
    let initializer =
      "\(access)init(\n" + parameters.joined(separator: ",\n").indented + "\n) {\n"
      + closures.map { "self.\($0.0) = \($0.0.quoted)" }.joined(separator: "\n").indented + "\n}"
    return "\(access)nonisolated struct Payloads: Sendable {\n"
      + (fields.joined(separator: "\n") + "\n\n" + initializer).indented + "\n}"
  }
}
