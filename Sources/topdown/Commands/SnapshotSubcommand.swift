import TopdownDisplay
import TopdownGallery

/// `topdown snapshot`
struct SnapshotSubcommand: Command {
  let description = CommandDescription(
    name: "snapshot",
    summary: "Write a package's scenarios and previews as PNG files.",
    options: [
      .packagePath,
      .host,
      .value("--output", "FOLDER", "where the pictures go; .topdown/snapshots in the current folder if left out"),
      .value("--filter", "TEXT", "only scenarios whose name contains the text"),
      .value("--color-scheme", "SCHEME", "light, dark or both; both if left out"),
      .flag("--json", "print what became of each picture for a program"),
      .help,
    ],
    discussion: "Exit code: 0 all are written, 1 some could not be, 2 none could.")

  func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let command = SnapshotCommand(
      source: try arguments.hostSource(), output: arguments["--output"] ?? ".topdown/snapshots",
      colorSchemes: try arguments.colorSchemes(), filter: arguments["--filter"], isJSON: arguments.has("--json"))
    let isComplete = try await command.run()
    return isComplete ? ExitCode.success : ExitCode.changed
  }
}

extension Arguments {
  /// The color schemes asked for, light first.
  func colorSchemes() throws(UsageError) -> [HostAppearance.ColorScheme] {
    switch self["--color-scheme"] {
    case "light": [.light]
    case "dark": [.dark]
    case "both", nil: [.light, .dark]
    case .some(let other): throw UsageError("--color-scheme is light, dark or both, and not `\(other)`")
    }
  }
}
