import SwiftSyntax

/// What a requirement returns.
enum ScriptedValue {
  case void
  case value(String)
  case stream(of: String)

  init(_ type: TypeSyntax?) {
    guard let type = type?.trimmed.valueType, !["Void", "()", "Swift.Void"].contains(type.description) else {
      self = .void
      return
    }
    self = Self.element(of: type).map { .stream(of: $0) } ?? .value(type.description)
  }

  /// As an outcome's type has it.
  var type: String {
    switch self {
    case .void: "Void"
    case .value(let type): type
    case .stream(let element): element
    }
  }

  var isStream: Bool {
    if case .stream = self { true } else { false }
  }

  // Of the streams that outcomes can be made into; another is a value like any.
  private static func element(of type: TypeSyntax) -> String? {
    let member = type.as(MemberTypeSyntax.self)
    let identifier = type.as(IdentifierTypeSyntax.self)
    let arguments = (member?.genericArgumentClause ?? identifier?.genericArgumentClause)?.arguments
    let types = arguments?.map { $0.argument.trimmedDescription } ?? []
    switch (member?.name ?? identifier?.name)?.text {
    case "AsyncStream" where types.count == 1: return types[0]
    case "AsyncThrowingStream" where types.count == 2 && types[1].isAnyError: return types[0]
    default: return nil
    }
  }
}

extension String {
  /// Whether the spelling is that of any error.
  var isAnyError: Bool { ["any Error", "Error", "any Swift.Error", "Swift.Error"].contains(self) }
}
