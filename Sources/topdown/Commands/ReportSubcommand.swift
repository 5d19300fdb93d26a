import TopdownGallery

/// `topdown report`
struct ReportSubcommand: Command {
  let description = CommandDescription(
    name: "report",
    summary: "Write a site of all scenarios with their evidence, pictures and changes.",
    options: [
      .value("--output", "FOLDER", short: "-o", "where the report goes; .topdown/report in the current folder if left out"),
      .value("--against", "FOLDER", "another report, to show what changed since"),
      .variant,
      .matrix,
      .flag("--no-cache", "draw all anew, and keep nothing in .topdown/cache"),
      .packagePath,
      .host,
      .help,
    ],
    discussion: """
      Open index.html from disk; report.json and report.xml (JUnit) hold the same for programs.
      Exit code: 0 every criterion holds, 1 some do not or could not be shown, 2 there is no report.
      """)

  func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let command = ReportCommand(
      source: try arguments.hostSource(), output: arguments["--output"] ?? ".topdown/report", against: arguments["--against"],
      variants: try arguments.variants(), cache: arguments.has("--no-cache") ? nil : ".topdown/cache")
    return try await command.run() ? ExitCode.success : ExitCode.changed
  }
}
