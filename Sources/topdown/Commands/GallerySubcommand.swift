import TopdownGallery

/// `topdown gallery`
struct GallerySubcommand: Command {
  let description = CommandDescription(
    name: "gallery",
    summary: "Show a package's scenarios and previews in the browser, with working controls.",
    options: [
      .packagePath,
      .host,
      .value("--port", "N", "the port on 127.0.0.1, 0 for any free one; the first free one from 4400 if left out"),
      .help,
    ],
    discussion: "Builds a host from the package and serves it until interrupted.")

  func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    try await GalleryCommand(source: try arguments.hostSource(), port: try arguments.port()).run()
    return ExitCode.success
  }
}

extension Arguments {
  /// The port, where one is given.
  func port() throws(UsageError) -> Int? {
    guard let text = self["--port"] else { return nil }
    guard let port = Int(text), (0...65_535).contains(port) else {
      throw UsageError("--port needs a number from 0 to 65535, and `\(text)` is none")
    }
    return port
  }
}
