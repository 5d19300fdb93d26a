import SwiftDiagnostics
import SwiftSyntax

/// A use of `#Preview` that is refused, and where it stands.
struct PreviewMisuse: Error {
  let node: Syntax
  let message: MacroMisuse

  var diagnostic: Diagnostic { Diagnostic(node: node, message: message) }
}

extension MacroMisuse {
  static let previewNotAtFileScope = MacroMisuse(
    code: "preview-not-at-file-scope",
    message: "a #Preview inside another declaration would never be found; move it to the top level of the file")

  static let previewWithoutLocation = MacroMisuse(
    code: "preview-without-location",
    message: "the compiler does not tell where this #Preview stands; write it out in the file instead of generating it")

  static let previewableIsNested = MacroMisuse(
    code: "previewable-is-nested",
    message: "@Previewable makes a property of the preview; move it out of the block to the top level of the #Preview")

  static let previewableOutsidePreview = MacroMisuse(
    code: "previewable-outside-preview",
    message: "@Previewable has a meaning in a #Preview only; remove it, or move the variable into one")
}
