import Testing

@testable import TopdownProperties

@Suite struct DeterminismTests {
  private let generator = Generator.zip(.int(in: -100...100), .array(of: .int(in: 0...9), count: 0...3), .bool)

  @Test func theValuesOfATestAreAlwaysTheSame() async throws {
    let first = try await samples(generator).map { "\($0)" }

    #expect(try await samples(generator).map { "\($0)" } == first)
    #expect(try await samples(generator, function: "another").map { "\($0)" } != first)
  }

  @Test func aSeedGivesTheseValuesOnEveryPlatform() throws {
    let values = try (1...6).map { number in
      var choices = Choices(seed: Seed(value: 7).seed(ofRun: number), size: 1)
      return "\(try choices.draw(generator))"
    }

    #expect(
      values == [
        "(100, [], false)", "(0, [], true)", "(15, [], false)", "(31, [7], false)", "(-35, [1], true)", "(32, [2], false)",
      ])
  }

  @Test func textsOfASeedAreTheSameToo() throws {
    var choices = Choices(seed: 1, size: 0.5)

    let text = try choices.draw(.string)

    #expect(text == "\u{200b}*한u6[")
  }

  @Test func whatWasRecordedIsDrawnAgain() throws {
    for seed in 0..<50 as Range<UInt64> {
      var choices = Choices(seed: seed, size: 1)
      let value = try choices.draw(generator)
      var replay = Choices(record: choices.record)

      let again = try replay.draw(generator)

      #expect("\(again)" == "\(value)")
      #expect(replay.made == choices.made)
      #expect(replay.spans == choices.spans)
    }
  }

  @Test func aSeedIsMadeOfFileAndTest() {
    #expect(Seed(fileID: "Tests/A.swift", function: "f()").description == "0x7d7a2f6022d49b06")
    #expect(Seed(fileID: "Tests/A.swift", function: "f()") != Seed(fileID: "Tests/A.swift", function: "g()"))
  }

  @Test func aSeedIsReadAsItIsWritten() {
    #expect(Seed("0x1f") == Seed(value: 31))
    #expect(Seed("31") == Seed(value: 31))
    #expect(Seed("\(Seed(value: .max))") == Seed(value: .max))
    #expect(Seed("seven") == nil)
  }
}
