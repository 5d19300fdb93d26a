extension MacroMisuse {
  static let previewNotAtFileScope = MacroMisuse(
    code: "preview-not-at-file-scope",
    message: "a #Preview inside another declaration would never be found; move it to the top level of the file")

  static let previewWithoutLocation = MacroMisuse(
    code: "preview-without-location",
    message: "the compiler does not tell where this #Preview stands; write it out in the file instead of generating it")

  static let previewableIsMissing = MacroMisuse(
    code: "previewable-is-missing",
    message:
      "Topdown has no @Previewable yet; hold the state in a small view and preview that, "
      + "or hand in '.constant(…)' where a binding is enough")
}
