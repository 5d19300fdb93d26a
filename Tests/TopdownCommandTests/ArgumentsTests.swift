import Testing

@testable import topdown

@Suite struct ArgumentsTests {
  private let command = CommandDescription(
    name: "lock", summary: "", operand: "[Feature...]",
    options: [.packagePath, .flag("--update", ""), .value("--port", "N", "")])

  private func parse(_ words: String...) throws(UsageError) -> Arguments {
    try Arguments(parsing: words, for: command)
  }

  private func complaint(_ words: String...) -> String? {
    do {
      _ = try Arguments(parsing: words, for: command)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func optionsAndOperandsMayMix() throws {
    let arguments = try parse("Shelf", "--update", "--package-path", "here", "Cart")

    #expect(arguments.operands == ["Shelf", "Cart"])
    #expect(arguments.has("--update"))
    #expect(arguments["--package-path"] == "here")
  }

  @Test func aValueMayFollowAnEqualsSign() throws {
    let arguments = try parse("--package-path=a=b", "--port=-1")

    #expect(arguments["--package-path"] == "a=b")
    #expect(arguments["--port"] == "-1")
  }

  @Test func afterTwoDashesAllAreOperands() throws {
    let arguments = try parse("--", "--update", "Shelf")

    #expect(arguments.operands == ["--update", "Shelf"])
    #expect(!arguments.has("--update"))
  }

  @Test func anUnknownOptionSaysWhatIsAccepted() {
    #expect(
      complaint("--updaet")
        == "there is no option --updaet, did you mean --update? topdown lock accepts --package-path, --update, --port")
    #expect(complaint("-z") == "there is no option -z: topdown lock accepts --package-path, --update, --port")
  }

  @Test func aMissingValueIsNamed() {
    #expect(complaint("--port") == "--port needs a value: --port N")
    #expect(complaint("--port=") == "--port needs a value: --port N")
    #expect(complaint("--package-path", "--update") == "--package-path needs a value: --package-path PATH")
  }

  @Test func anOptionGivenTwiceIsRefused() {
    #expect(complaint("--update", "--update") == "--update is given twice; topdown lock takes it once")
  }

  @Test func whatMayBeGivenTwiceKeepsItsOrder() throws {
    let command = CommandDescription(
      name: "show", summary: "", options: [.value("--tap", "LABEL", "").repeatable, .flag("--refresh", "").repeatable])

    let arguments = try Arguments(parsing: ["--tap", "a", "--refresh", "--tap=b", "--refresh"], for: command)

    #expect(arguments.options.map(\.name) == ["--tap", "--refresh", "--tap", "--refresh"])
    #expect(arguments.options.map(\.value) == ["a", nil, "b", nil])
  }

  @Test func aFlagTakesNoValue() {
    #expect(complaint("--update=yes") == "--update takes no value, and `yes` is one")
  }

  @Test func aCommandWithoutOperandsRefusesOne() {
    let gallery = GallerySubcommand().description

    #expect(throws: UsageError("topdown gallery takes no operand, and `Shelf` is one; see topdown gallery --help")) {
      try Arguments(parsing: ["Shelf"], for: gallery)
    }
  }

  @Test(arguments: ["-1", "65536", "eighty"])
  func aPortIsANumberInRange(text: String) throws {
    let arguments = try parse("--port=\(text)")

    #expect(throws: UsageError("--port needs a number from 0 to 65535, and `\(text)` is none")) {
      try arguments.port()
    }
  }

  @Test func aHostComesFromAPackageOrAnExecutable() throws {
    let snapshot = SnapshotSubcommand().description

    let here = try Arguments(parsing: [], for: snapshot).hostSource()
    let package = try Arguments(parsing: ["--package-path", "Examples"], for: snapshot).hostSource()
    let executable = try Arguments(parsing: ["--host", "fake"], for: snapshot).hostSource()
    let both = try Arguments(parsing: ["--host", "fake", "--package-path", "Examples"], for: snapshot)

    #expect("\(here)" == "package(path: \".\")")
    #expect("\(package)" == "package(path: \"Examples\")")
    #expect("\(executable)" == "executable(path: \"fake\")")
    #expect(throws: UsageError("--package-path and --host exclude each other: a host comes from one of them")) {
      try both.hostSource()
    }
  }
}
