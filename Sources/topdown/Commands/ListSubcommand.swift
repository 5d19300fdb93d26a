import TopdownGallery

/// `topdown list`
struct ListSubcommand: Command {
  let description = CommandDescription(
    name: "list",
    summary: "Name a package's features with their scenarios and previews.",
    options: [.flag("--json", "print them for a program"), .packagePath, .host, .noServe, .stale, .help],
    discussion: """
      Below each feature stand its scenarios: the name, what it is, where it is written, then what it does by itself (when)
      and what it must leave in the log (then). Exit code: 0 listed, 2 the package does not build or its host does not start.
      """)

  func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let list = try await ListCommand(try arguments.asking()).run()
    console.print(arguments.has("--json") ? list.json : list.text)
    return ExitCode.success
  }
}
