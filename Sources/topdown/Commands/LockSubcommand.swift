import TopdownLock

/// `topdown lock`
struct LockSubcommand: Command {
  let description = CommandDescription(
    name: "lock",
    summary: "Record what a feature's cores, boundaries, scenarios and tests are, in topdown.lock.",
    operand: "[Feature...]",
    options: [
      .packagePath,
      .flag("--update", "accept what changed since the feature was locked"),
      .help,
    ],
    discussion: """
      A feature is a module of the package. Without names, every module with a core that is a view, or a scenario,
      is locked. New cores, scenarios and tests are added; where something locked has changed nothing is written,
      unless --update accepts it. Exit code: 0 locked, 1 changed and not written, 2 a file can't be read.
      """)

  func run(_ arguments: Arguments, _ console: Console) throws -> Int32 {
    let lock = try PackageLock(packagePath: arguments["--package-path"] ?? ".")
    let outcome = try lock.lock(features: arguments.operands, isUpdate: arguments.has("--update"))
    console.print(outcome.text(in: console.palette))
    return outcome.isWritten ? ExitCode.success : ExitCode.changed
  }
}
