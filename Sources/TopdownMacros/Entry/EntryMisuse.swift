import SwiftDiagnostics
import SwiftSyntax

/// A use of `@Entry` that is refused, and where it stands.
struct EntryMisuse: Error {
  let node: AttributeSyntax
  let message: MacroMisuse
  var leavesStoredProperty = true

  var diagnostic: Diagnostic { Diagnostic(node: node, message: message) }
}

extension MacroMisuse {
  static let entryIsNotAVariable = MacroMisuse(
    code: "entry-is-not-a-variable",
    message: "@Entry makes one value; attach it to a single instance 'var' with a name")

  static func entryHasAccessors(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "entry-has-accessors",
      message: "@Entry writes the accessors of '\(name)'; replace its own by a default: 'var \(name) = …'")
  }

  static func entryIsOutsideExtension(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "entry-outside-extension",
      message: "@Entry stands in an extension; move '\(name)' into 'extension EnvironmentValues { … }'")
  }

  static func entryIsInWrongExtension(_ name: String, of type: String) -> MacroMisuse {
    MacroMisuse(
      code: "entry-in-wrong-extension",
      message: "'\(type)' holds no entries; move '\(name)' into 'extension EnvironmentValues { … }'")
  }

  static func focusedEntryIsNotOptional(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "focused-entry-is-not-optional",
      message: "no view may offer '\(name)'; write it as 'var \(name): …?', without a default")
  }

  static func entryHasNoDefault(_ name: String) -> MacroMisuse {
    MacroMisuse(
      code: "entry-has-no-default",
      message: "'\(name)' has no default; write 'var \(name) = …', or make its type optional")
  }
}
