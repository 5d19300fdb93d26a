import Testing
import TopdownDisplay

@testable import topdown

@Suite struct ShowArgumentsTests {
  private func parse(_ words: String...) throws(UsageError) -> Arguments {
    try Arguments(parsing: words, for: ShowSubcommand().description)
  }

  @Test func stepsKeepTheOrderInWhichTheyAreGiven() throws {
    let arguments = try parse(
      "--tap", "Retry", "Library/error", "--type=Title=a=b", "--advance", "2s", "--clear", "Title", "--json", "--swipe",
      "Dune=Delete", "--refresh", "--scroll-to", "Emma", "--tap", "Retry")

    #expect(
      try arguments.steps() == [
        .tap("Retry"), .type("a=b", into: "Title"), .advance(seconds: 2), .clear("Title"), .swipe("Dune", action: "Delete"),
        .refresh, .scrollTo("Emma"), .tap("Retry"),
      ])
    #expect(arguments.operands == ["Library/error"])
  }

  @Test func anEmptyTextMayBeTypedAndASignIsNeeded() throws {
    #expect(try parse("--type", "Title=").steps() == [.type("", into: "Title")])
    #expect(throws: UsageError("`Title` has no name before a `=`: --type FIELD=TEXT")) { try parse("--type", "Title").steps() }
    #expect(throws: UsageError("`=Delete` has no name before a `=`: --swipe ROW=ACTION")) {
      try parse("--swipe", "=Delete").steps()
    }
  }

  @Test(arguments: [("500ms", 0.5), ("2s", 2), ("1.5m", 90), ("3h", 10_800), ("0s", 0)])
  func timesHaveUnits(text: String, seconds: Double) {
    #expect(DurationText.seconds(text) == seconds)
  }

  @Test(arguments: ["2", "s", "-1s", "2d", "two s", "", "infs", "nans", "9e99h"])
  func anyOtherTimeIsRefused(text: String) throws {
    #expect(DurationText.seconds(text) == nil)
    guard !text.isEmpty else { return }
    #expect(throws: UsageError("--advance takes a time such as 500ms, 2s, 1.5m or 3h, and `\(text)` is none")) {
      try parse("--advance=\(text)").steps()
    }
  }

  @Test func theLastValueOfANameIsSet() throws {
    #expect(try parse("--set", "a=1", "--set", "b=", "--set", "a=2").plainValues() == ["a": "2", "b": ""])
  }

  @Test func anUnknownVariantNamesTheNearest() throws {
    #expect(try parse("--variant", "Dark,ar").variant() == "dark,ar")
    let error = #expect(throws: UsageError.self) { try parse("--variant", "drak").variant() }
    #expect(error?.description.hasPrefix("there is no variant drak, did you mean dark? there are ") == true)
  }

  @Test func oneScenarioIsShown() async {
    let none = await ConsoleRecorder("show")
    let two = await ConsoleRecorder("show", "a", "b")

    #expect(none.code == 64)
    #expect(
      none.errors
        == "topdown: topdown show takes one scenario, as in `topdown show Library/error`; `topdown list` names them\n")
    #expect(two.errors == none.errors)
  }

  @Test func helpLinesFitATerminal() {
    let lines = ShowSubcommand().description.help.split(separator: "\n")

    #expect(lines.allSatisfy { $0.count <= 130 }, "\(lines.filter { $0.count > 130 })")
  }
}
