import SwiftDiagnostics

/// A use that a macro refuses: what is wrong, and what to write instead.
struct MacroMisuse: DiagnosticMessage, Error {
  let code: String
  let message: String

  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "Topdown", id: code) }
}
