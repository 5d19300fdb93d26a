import Foundation
import TopdownDisplay
import TopdownGallery

/// `topdown snapshot`
struct SnapshotSubcommand: Command {
  let description = CommandDescription(
    name: "snapshot",
    summary: "Write a package's scenarios and previews as PNG files, or compare them with those.",
    operand: "[merge FOLDER...]",
    options: [
      .packagePath,
      .host,
      .flag("--write", "write the pictures; so it is where nothing is said, unless CI is set"),
      .flag("--record", "write the pictures as references, and remove those that no scenario has"),
      .flag("--verify", "compare with the references, pixel by pixel; so it is where CI is set"),
      .value("--references", "FOLDER", "where references are; .topdown/snapshots in the current folder if left out"),
      .value("--output", "FOLDER", short: "-o", "where pictures are written, or differences where they are compared"),
      .variant,
      .matrix,
      .value("--filter", "TEXT", "only scenarios whose name contains the text"),
      .value("--shard", "I/N", "only one part of the work, as 2/4; `merge` joins what the parts wrote"),
      .flag("--no-cache", "draw all anew, and keep nothing in .topdown/cache"),
      .flag("--json", "print what became of each picture for a program"),
      .help,
    ],
    discussion: """
      Beside each picture stands its screen as text and as JSON. Pictures are named Group/name-variant.png.
      `topdown snapshot merge FOLDER... --output FOLDER` joins what shards wrote, as if it were one run.
      Exit code: 0 all are written or the same, 1 some are not, 2 none could be drawn.
      """)

  func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    if let word = arguments.operands.first {
      return try merge(word, Array(arguments.operands.dropFirst()), arguments)
    }
    let mode = try arguments.snapshotMode(isCI: SnapshotCommand.isCI(ProcessInfo.processInfo.environment))
    let references = arguments["--references"] ?? ".topdown/snapshots"
    if mode == .record, arguments["--output"] != nil {
      throw UsageError("--record writes to the references, and --output names another folder: use --references")
    }
    let shard = try arguments.shard()
    if mode == .record, shard != nil {
      throw UsageError("--record writes all references at once, and removes those that no scenario has: leave --shard out")
    }
    let command = SnapshotCommand(
      source: try arguments.hostSource(), mode: mode, folder: mode == .write ? arguments["--output"] ?? references : references,
      differences: arguments["--output"] ?? ".topdown/differences", variants: try arguments.variants(),
      filter: arguments["--filter"], shard: shard, cache: arguments.has("--no-cache") ? nil : ".topdown/cache",
      isJSON: arguments.has("--json"))
    return try await command.run() ? ExitCode.success : ExitCode.changed
  }

  private func merge(_ word: String, _ folders: [String], _ arguments: Arguments) throws -> Int32 {
    guard word == "merge" else {
      throw UsageError("topdown snapshot knows the word `merge`, and not `\(word)`; a scenario is named with --filter")
    }
    guard let output = arguments["--output"], !folders.isEmpty else {
      throw UsageError("topdown snapshot merge needs the folders that shards wrote, and --output FOLDER")
    }
    let command = SnapshotMergeCommand(folders: folders, output: output, isJSON: arguments.has("--json"))
    return try command.run() ? ExitCode.success : ExitCode.changed
  }
}

extension Option {
  static let variant = Option.value(
    "--variant", "WORDS", "how to look at each, as dark or ar,xxl; may be given more than once; light and dark if left out"
  ).repeatable
  static let matrix = Option.flag("--matrix", "each in every variant that shows something of its own")
}

extension Arguments {
  /// The variants asked for, in order, each once.
  func variants() throws(UsageError) -> [Variant] {
    let texts = options.filter { $0.name == "--variant" }.compactMap(\.value)
    guard !has("--matrix") else {
      guard texts.isEmpty else { throw UsageError("--matrix and --variant exclude each other: a matrix has its own variants") }
      return Variant.matrix
    }
    var variants: [Variant] = []
    for text in texts.isEmpty ? SnapshotCommand.defaultVariants : texts {
      do {
        let variant = try Variant(text)
        if !variants.contains(variant) { variants.append(variant) }
      } catch {
        throw UsageError("\(error)")
      }
    }
    return variants
  }

  func snapshotMode(isCI: Bool) throws(UsageError) -> SnapshotReport.Mode {
    let asked = [("--write", SnapshotReport.Mode.write), ("--record", .record), ("--verify", .verify)].filter { has($0.0) }
    guard asked.count <= 1 else {
      throw UsageError("\(asked.map(\.0).joined(separator: " and ")) exclude each other: say what the pictures are for")
    }
    return asked.first?.1 ?? (isCI ? .verify : .write)
  }

  func shard() throws(UsageError) -> SnapshotShard? {
    guard let text = self["--shard"] else { return nil }
    guard let shard = SnapshotShard(text) else {
      throw UsageError("--shard is a part of the work, as 2/4 for the second of four, and not `\(text)`")
    }
    return shard
  }
}
