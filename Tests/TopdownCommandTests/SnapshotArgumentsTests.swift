import Testing
import TopdownDisplay
import TopdownGallery

@testable import topdown

@Suite struct SnapshotArgumentsTests {
  private func arguments(_ words: String...) throws -> Arguments {
    try Arguments(parsing: words, for: SnapshotSubcommand().description)
  }

  @Test func lightAndDarkAreTakenWhereNothingIsSaid() throws {
    #expect(try arguments().variants().map(\.name) == ["light", "dark"])
  }

  @Test func variantsAreTakenInOrderAndOnce() throws {
    let variants = try arguments("--variant", "dark,ar", "--variant=xxl", "--variant", "dark,ar").variants()

    #expect(variants.map(\.name) == ["dark,ar", "xxl"])
    #expect(try arguments("--matrix").variants() == Variant.matrix)
  }

  @Test func aVariantThatIsNoneNamesTheNearest() throws {
    let arguments = try arguments("--variant", "drak")

    let error = #expect(throws: UsageError.self) { try arguments.variants() }

    #expect(error?.description.hasPrefix("there is no variant drak, did you mean dark?") == true)
  }

  @Test func picturesAreWrittenUnlessCIIsSet() throws {
    #expect(try arguments().snapshotMode(isCI: false) == .write)
    #expect(try arguments().snapshotMode(isCI: true) == .verify)
    #expect(try arguments("--record").snapshotMode(isCI: true) == .record)
    #expect(try arguments("--write").snapshotMode(isCI: true) == .write)
    #expect(try arguments("--verify").snapshotMode(isCI: false) == .verify)
    #expect(["", "0", "false"].allSatisfy { !SnapshotCommand.isCI(["CI": $0]) } && SnapshotCommand.isCI(["CI": "true"]))
  }

  @Test func anOptionMayHaveAShortName() throws {
    #expect(try arguments("-o", "out")["--output"] == "out")
    #expect(try arguments("-o=out")["--output"] == "out")
  }

  @Test(
    "what makes no sense together is refused",
    arguments: [
      (["--record", "--verify"], "--record and --verify exclude each other: say what the pictures are for"),
      (["--matrix", "--variant", "dark"], "--matrix and --variant exclude each other: a matrix has its own variants"),
      (["--shard", "5/4"], "--shard is a part of the work, as 2/4 for the second of four, and not `5/4`"),
      (
        ["--record", "--shard", "1/2"],
        "--record writes all references at once, and removes those that no scenario has: leave --shard out"
      ),
      (["--record", "-o", "out"], "--record writes to the references, and --output names another folder: use --references"),
      (["Library"], "topdown snapshot knows the word `merge`, and not `Library`; a scenario is named with --filter"),
      (["merge", "a"], "topdown snapshot merge needs the folders that shards wrote, and --output FOLDER"),
    ])
  func nonsenseIsRefused(words: [String], message: String) async throws {
    let arguments = try Arguments(parsing: words, for: SnapshotSubcommand().description)

    let error = await #expect(throws: UsageError.self) {
      try await SnapshotSubcommand().run(
        arguments, Console(palette: .plain, print: { _ in }, printError: { _ in }))
    }

    #expect(error?.description == message)
  }
}
