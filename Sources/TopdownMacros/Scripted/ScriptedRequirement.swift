import SwiftSyntax

/// A method or property of a service.
struct ScriptedRequirement {
  enum Kind {
    case method
    case property(isSettable: Bool)
  }

  enum Throwing {
    case never
    case anything
    case only(String)
  }

  let node: Syntax
  let kind: Kind
  /// As it is written, in backticks if it needs them.
  let baseName: String
  let parameters: [ScriptedParameter]
  let attributes: [String]
  /// `nonisolated `, `nonisolated(nonsending) ` or nothing.
  let isolation: String
  let isAsync: Bool
  let throwing: Throwing
  /// As written between arguments and result: ` async throws`.
  let effects: String
  let value: ScriptedValue
  /// As it is declared: of a stream, the stream itself.
  let returned: String
  /// Its name in the log.
  var name = ""

  /// Its name in the initializer, which has arguments of its own.
  var label: String { ScriptedType.ownLabels.contains(name) ? name + "Outcome" : name }

  /// As failures name it: `books(matching:)`.
  var signature: String {
    guard case .method = kind else { return baseName.withoutBackticks }
    return baseName.withoutBackticks + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }

  /// Whether it is a property that answers at once, whose reads are not recorded.
  var isRead: Bool {
    if case .property = kind, !isAsync, case .never = throwing, !value.isStream { return true }
    return false
  }

  var isSettable: Bool {
    if case .property(let isSettable) = kind { isSettable } else { false }
  }

  /// The type of what it is told to do.
  var script: String {
    switch (value, isAsync, throwing) {
    case (.stream(let element), _, _): "[TopdownScenarios.Outcome<\(element)>]"
    case (_, true, .anything): "TopdownScenarios.Outcome<\(value.type)>"
    case (_, true, _): "TopdownScenarios.TypedOutcome<\(value.type), \(failure)>"
    case (_, false, _): "TopdownScenarios.ImmediateOutcome<\(value.type), \(failure)>"
    }
  }

  private var failure: String {
    switch throwing {
    case .never: "Never"
    case .anything: "any Error"
    case .only(let type): type
    }
  }

  /// The types of what it records, where that may be shown otherwise; `nil` without arguments.
  var recordedTypes: [String]? {
    if isSettable { return [value.type] }
    let types = parameters.filter(\.isRecorded).map(\.valueType)
    return types.isEmpty ? nil : types
  }
}

extension String {
  var withoutBackticks: String { filter { $0 != "`" } }
}
