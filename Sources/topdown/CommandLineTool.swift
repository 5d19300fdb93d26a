import TopdownLock

/// The `topdown` command: finds the command named, parses its arguments, runs it, and prints what goes wrong.
struct CommandLineTool {
  static let version = "0.1.0"

  private let commands: [any Command] = [
    LockSubcommand(), VerifySubcommand(), ListSubcommand(), ShowSubcommand(), GallerySubcommand(), SnapshotSubcommand(),
    ReportSubcommand(), ServeSubcommand(), InitSubcommand(),
  ]
  private let planned = PlannedSubcommand.all
  let console: Console

  /// The exit code for the words after `topdown`.
  func run(_ words: [String]) async -> Int32 {
    do {
      return try await runCommand(words)
    } catch let error as UsageError {
      console.printError("topdown: \(error)\n")
      return ExitCode.usage
    } catch is CancellationError {
      console.printError("topdown: interrupted\n")
      return ExitCode.interrupted
    } catch {
      console.printError("topdown: \(error)\n")
      return ExitCode.failure
    }
  }

  private func runCommand(_ words: [String]) async throws -> Int32 {
    guard let first = words.first else {
      console.printError(help)
      return ExitCode.usage
    }
    switch first {
    case "--version":
      console.print("topdown \(Self.version)\n")
      return ExitCode.success
    case "help", "--help", "-h":
      return try printHelp(words.dropFirst().first)
    default:
      return try await run(try command(named: first), Array(words.dropFirst()))
    }
  }

  private func run(_ command: any Command, _ words: [String]) async throws -> Int32 {
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      console.print(command.description.help)
      return ExitCode.success
    }
    if let planned = command as? PlannedSubcommand {
      return try planned.run(try Arguments(parsing: [], for: planned.description), console)
    }
    return try await command.run(try Arguments(parsing: words, for: command.description), console)
  }

  private func command(named name: String) throws(UsageError) -> any Command {
    let all = commands + planned
    if let command = all.first(where: { $0.description.name == name }) { return command }
    let names = commands.map(\.description.name) + ["help"]
    if name.hasPrefix("-") {
      throw UsageError("there is no option \(name) before the command: topdown accepts --version and --help there")
    }
    let hint = nearest(to: name, in: names).map { ", did you mean \($0)?" } ?? ";"
    throw UsageError("there is no command \(name)\(hint) topdown has \(names.joined(separator: ", "))")
  }

  // MARK: Help

  private func printHelp(_ name: String?) throws(UsageError) -> Int32 {
    guard let name else {
      console.print(help)
      return ExitCode.success
    }
    console.print(name == "help" ? help : try command(named: name).description.help)
    return ExitCode.success
  }

  private var help: String {
    let names = commands.map(\.description.name) + ["help"]
    let width = names.map(\.count).max() ?? 0
    let rows = commands.map { "  " + $0.description.name.padded(to: width) + "  " + $0.description.summary }
    let help = "  " + "help".padded(to: width) + "  Say what a command does: topdown help lock"
    let missing = planned.map(\.description.name).joined(separator: ", ")
    return """
      usage: topdown <command> [options]

      \((rows + [help]).joined(separator: "\n"))

      Not there yet: \(missing); see Documentation/Gaps.md
      `topdown <command> --help` shows what it accepts, `topdown --version` the version.

      """
  }
}
