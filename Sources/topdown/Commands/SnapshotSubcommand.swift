/// `topdown snapshot`
struct SnapshotSubcommand: Command {
  let description = CommandDescription(
    name: "snapshot",
    summary: "Write a package's scenarios and previews as PNG files.",
    options: [
      .packagePath,
      .value("--output", "FOLDER", "where the pictures go; .topdown/snapshots of the package if left out"),
      .value("--filter", "TEXT", "only scenarios whose name contains the text"),
      .value("--color-scheme", "SCHEME", "light, dark or both; both if left out"),
      .help,
    ])

  func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    _ = try arguments.colorSchemes()
    // TODO: call `SnapshotCommand(packagePath:output:filter:colorSchemes:).run()` of TopdownGallery, once it is there.
    throw NotBuiltIn(command: "snapshot")
  }
}

extension Arguments {
  /// The color schemes asked for, light first.
  func colorSchemes() throws(UsageError) -> [String] {
    switch self["--color-scheme"] {
    case "light": ["light"]
    case "dark": ["dark"]
    case "both", nil: ["light", "dark"]
    case .some(let other): throw UsageError("--color-scheme is light, dark or both, and not `\(other)`")
    }
  }
}
