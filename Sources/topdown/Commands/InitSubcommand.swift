import TopdownGallery

/// `topdown init`
struct InitSubcommand: Command {
  let description = CommandDescription(
    name: "init",
    summary: "Write into a package's AGENTS.md how an agent looks at its screens.",
    options: [.packagePath, .flag("--dry-run", "print what the file would hold, and write nothing"), .help],
    discussion: """
      The section stands between two comments and is replaced by the next `topdown init`; the rest of the file stays as it is.
      Exit code: 0 the section is there, 2 the folder has no package that uses Topdown, or the file can't be written.
      """)

  func run(_ arguments: Arguments, _ console: Console) throws -> Int32 {
    let command = InitCommand(packagePath: arguments["--package-path"] ?? ".")
    if arguments.has("--dry-run") {
      console.print(try command.text())
      return ExitCode.success
    }
    switch try command.run() {
    case .created: console.print("created AGENTS.md with how to look at screens\n")
    case .updated: console.print("updated the section of topdown in AGENTS.md\n")
    case .unchanged: console.print("AGENTS.md is up to date\n")
    }
    return ExitCode.success
  }
}
