import SwiftDiagnostics
import SwiftSyntax

/// A requirement that `@Scripted` can't write, and where it stands.
struct ScriptedMisuse: Error {
  let node: Syntax
  let message: MacroMisuse

  init(_ node: some SyntaxProtocol, _ message: MacroMisuse) {
    self.node = Syntax(node)
    self.message = message
  }

  var diagnostic: Diagnostic { Diagnostic(node: node, message: message) }
}

/// All that is wrong with a protocol, so that it is mended in one go.
struct ScriptedRefusal: Error {
  let misuses: [ScriptedMisuse]
}

extension MacroMisuse {
  static let scriptedIsNotAProtocol = MacroMisuse(
    code: "scripted-is-not-a-protocol",
    message: "@Scripted makes a service from its protocol; attach it to a 'protocol'")

  static func scriptedAssociatedType(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "scripted-associated-type",
      message: "'\(name)' is an associated type, and an outcome has one type; name that type in the requirements")
  }

  static func scriptedGeneric(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "scripted-generic",
      message: "'\(name)' is generic, and an outcome has one type; take 'any …', or declare it for each type that is used")
  }

  static func scriptedStatic(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "scripted-static",
      message: "'\(name)' is static, and outcomes belong to an instance; make it an instance requirement")
  }

  static func scriptedInitializer(of service: String) -> MacroMisuse {
    MacroMisuse(
      code: "scripted-initializer",
      message: "'init' can't be scripted, since it makes the service; move it from '\(service)' to the types that conform")
  }

  static let scriptedSubscript = MacroMisuse(
    code: "scripted-subscript",
    message: "a subscript has no name that the log could show; declare a method instead")

  static let scriptedCondition = MacroMisuse(
    code: "scripted-condition",
    message: "a macro can't see which branch of '#if' is built; move these requirements to a protocol of their own")

  static let scriptedMember = MacroMisuse(
    code: "scripted-member",
    message: "@Scripted knows methods and properties only; move this to a protocol of its own")

  static func scriptedInout(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "scripted-inout",
      message: "'\(name)' is inout, and an outcome only returns; take the value and return the changed one")
  }

  static func scriptedVariadic(_ name: String, _ element: String) -> MacroMisuse {
    MacroMisuse(
      code: "scripted-variadic",
      message: "'\(name)' is variadic, which can't be handed on; take an array: '[\(element)]'")
  }

  static func scriptedSending(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "scripted-sending",
      message: "'\(name)' sends a value that the log or the outcome keeps; make its type 'Sendable' and remove 'sending'")
  }

  static func scriptedMutating(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "scripted-mutating",
      message: "'\(name)' is mutating, and a scripted service is a class; remove 'mutating' and keep state in a class or actor")
  }

  static func scriptedSelf(_ name: String, of service: String) -> MacroMisuse {
    MacroMisuse(
      code: "scripted-self",
      message: "'\(name)' speaks of 'Self', which differs from service to service; write 'any \(service)' or a type")
  }

  static func scriptedRethrows(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "scripted-rethrows",
      message: "'\(name)' rethrows, and an outcome calls no closure; write 'throws'")
  }

  static func scriptedSynchronousMethod(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "scripted-synchronous",
      message: "'\(name)' can't be forwarded from one actor to another without waiting; mark it 'async', as its callers await it")
  }

  static func scriptedSynchronousProperty(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "scripted-synchronous",
      message: "'\(name)' can't be forwarded from one actor to another without waiting; "
        + "write '{ get async }', as its readers await it")
  }

  static func scriptedTwice(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "scripted-twice",
      message: "another requirement has the name, labels and argument types of '\(name)', so outcomes can't tell them apart; "
        + "rename one")
  }
}
