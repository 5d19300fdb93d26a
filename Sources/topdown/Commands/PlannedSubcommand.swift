/// A command whose name is taken and whose work is still to be written.
///
/// - Gap: `topdown new`, `lint`, `mutate` and `check` are not there yet, and say so.
struct PlannedSubcommand: Command {
  let description: CommandDescription

  init(_ name: String, _ summary: String) {
    description = CommandDescription(name: name, summary: summary, operand: "...", options: [.help])
  }

  func run(_ arguments: Arguments, _ console: Console) throws -> Int32 {
    throw UsageError("topdown \(description.name) is not there yet; what is missing is in Documentation/Gaps.md")
  }

  static let all = [
    PlannedSubcommand("new", "Scaffold a feature."),
    PlannedSubcommand("lint", "Check the design of a feature."),
    PlannedSubcommand("mutate", "Prove by mutants that a lock holds."),
    PlannedSubcommand("check", "Lint, verify and mutate at once."),
  ]
}
