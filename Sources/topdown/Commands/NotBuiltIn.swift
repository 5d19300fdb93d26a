/// A command that this build knows and can't run.
struct NotBuiltIn: Error, Equatable, CustomStringConvertible {
  let command: String

  var description: String {
    "topdown \(command) is not built into this topdown yet; see Documentation/Gaps.md"
  }
}
