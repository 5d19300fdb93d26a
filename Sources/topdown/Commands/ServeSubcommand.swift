import TopdownGallery

/// `topdown serve`
struct ServeSubcommand: Command {
  let description = CommandDescription(
    name: "serve",
    summary: "Keep a package's screens ready for `show` and `list`, which start it by themselves.",
    options: [
      .packagePath,
      .value("--idle", "TIME", "end after this time without a question: 90s, 10m, 1h; 10m if left out"),
      .flag("--status", "say whether one runs, and how it is doing"),
      .flag("--stop", "end the one that runs"),
      .help,
    ],
    discussion: """
      One server serves a package, to its own user alone, by a socket in .topdown/serve. It builds when it is asked and sources have
      changed since the last build; an error of the compiler is the answer then, and no old screen. One of another build of
      topdown is replaced. Exit code: 0 ended, 1 --status or --stop found none, 2 it can't serve.
      """)

  func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let serve = ServeCommand(packagePath: arguments["--package-path"] ?? ".", idle: try arguments.idle())
    if arguments.has("--stop") {
      return report(try await serve.stop().map { "ended the server, process \($0)" }, console)
    }
    if arguments.has("--status") { return report(try await serve.status()?.text, console) }
    try await serve.run()
    return ExitCode.success
  }

  private func report(_ text: String?, _ console: Console) -> Int32 {
    console.print((text ?? "no server runs for the package") + "\n")
    return text == nil ? ExitCode.changed : ExitCode.success
  }
}

extension Arguments {
  /// Seconds.
  func idle() throws(UsageError) -> Double {
    guard let text = self["--idle"] else { return ServeCommand.defaultIdle }
    guard let seconds = DurationText.seconds(text), seconds > 0 else {
      throw UsageError("--idle takes a time such as 90s, 10m or 1h, and `\(text)` is none")
    }
    return seconds
  }
}
