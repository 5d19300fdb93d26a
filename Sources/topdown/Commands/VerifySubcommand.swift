import TopdownLock

/// `topdown verify`
struct VerifySubcommand: Command {
  let description = CommandDescription(
    name: "verify",
    summary: "Name what changed since a feature was locked.",
    operand: "[Feature...]",
    options: [
      .packagePath,
      .flag("--strict", "fail on cores, scenarios and tests that are not locked yet"),
      .flag("--json", "print the findings for a program"),
      .help,
    ],
    discussion: """
      Without names, every locked feature is compared. Comments, formatting and the order of imports are no change.
      Exit code: 0 all holds, 1 something changed, 2 a file can't be read.
      """)

  func run(_ arguments: Arguments, _ console: Console) throws -> Int32 {
    let lock = try PackageLock(packagePath: arguments["--package-path"] ?? ".")
    let found = try lock.verify(features: arguments.operands, isStrict: arguments.has("--strict"))
    console.print(arguments.has("--json") ? try found.json() : found.text(in: console.palette))
    return found.holds ? ExitCode.success : ExitCode.changed
  }
}
