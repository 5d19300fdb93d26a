import SwiftSyntax

/// A type that entries extend.
enum EntryHolder: String {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  /// The holder that `enclosing` extends; `name` is the entry's, for the message.
  init(enclosing: Syntax?, of name: String) throws(MacroMisuse) {
    guard let extended = enclosing?.as(ExtensionDeclSyntax.self)?.extendedType.trimmed else {
      throw .entryIsOutsideExtension(name)
    }
    let type = extended.as(MemberTypeSyntax.self)?.name.text ?? extended.description
    guard let holder = EntryHolder(rawValue: type) else {
      throw .entryIsInWrongExtension(name, of: type)
    }
    self = holder
  }

  var keyProtocol: TypeSyntax {
    switch self {
    case .environmentValues: "SwiftUICore.EnvironmentKey"
    case .transaction: "SwiftUICore.TransactionKey"
    case .containerValues: "SwiftUICore.ContainerValueKey"
    case .focusedValues: "SwiftUICore.FocusedValueKey"
    }
  }
}
