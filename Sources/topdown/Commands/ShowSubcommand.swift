import TopdownDisplay
import TopdownGallery

/// `topdown show`
struct ShowSubcommand: Command {
  let description = CommandDescription(
    name: "show",
    summary: "Print one screen of a package as text with its log, after taps, typing and time.",
    operand: "Feature/scenario",
    options: Option.steps + [
      .value("--variant", "WORDS", "how it is shown, with commas between: dark,ar,xxl"),
      .value("--set", "NAME=VALUE", "put a value in place of one that the scenario offers").repeatable,
      .flag("--sources", "print the sources of truth, the warnings and what is pending too"),
      .flag("--json", "print all of it for a program"),
      .value("--png", "FILE", "write the picture, too"),
      .packagePath,
      .host,
      .noServe,
      .stale,
      .help,
    ],
    discussion: """
      The scenario's own steps are done first, then those given, in order; FIELD, ROW and LABEL are what the screen's text has in
      quotes. `topdown list` names the scenarios; the feature may be left out where the name is clear without it.
      Words of --variant:
      \(Variant.vocabulary.map(\.word).filled(to: 120))
      A server in the background keeps the package's host ready and builds anew where sources changed: see `topdown help serve`.
      Exit code: 0 shown, 1 a step could not be done and the screen is the one before it, 2 there is nothing to show: no such
      scenario or value, the package does not build, or its host crashed.
      """)

  func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    guard arguments.operands.count == 1 else {
      throw UsageError("topdown show takes one scenario, as in `topdown show Library/error`; `topdown list` names them")
    }
    let request = ShowRequest(
      arguments.operands[0], steps: try arguments.steps(), variant: try arguments.variant(), values: try arguments.plainValues())
    let shown = try await ShowCommand(try arguments.asking(), request: request, png: arguments["--png"]).run()
    console.print(arguments.has("--json") ? shown.json : shown.text(showingSources: arguments.has("--sources")))
    guard let failure = shown.failure else { return ExitCode.success }
    console.printError("topdown: \(failure)\n")
    return ExitCode.changed
  }
}
