import Testing

@testable import TopdownGallery

@Suite struct AgentsGuideTests {
  @Test func aNewFileIsTheSection() throws {
    #expect(try AgentsGuide.text(updating: "") == AgentsGuide.section + "\n")
  }

  @Test(arguments: ["# Rules\n\nBe kind.", "# Rules\n\nBe kind.\n", "# Rules\n\nBe kind.\n\n"])
  func aFileWithoutTheSectionGetsItAtItsEnd(old: String) throws {
    let new = try AgentsGuide.text(updating: old)

    #expect(new == "# Rules\n\nBe kind.\n\n" + AgentsGuide.section + "\n")
  }

  @Test func anOlderSectionIsReplacedAndTheRestStays() throws {
    let old = "# Rules\r\n\n\(AgentsGuide.begin)\nold words\n\(AgentsGuide.end)\n\nBe kind."

    #expect(try AgentsGuide.text(updating: old) == "# Rules\r\n\n\(AgentsGuide.section)\n\nBe kind.")
  }

  @Test func doingItTwiceIsDoingItOnce() throws {
    let once = try AgentsGuide.text(updating: "# Rules")

    #expect(try AgentsGuide.text(updating: once) == once)
  }

  @Test(arguments: [(AgentsGuide.begin, AgentsGuide.end), (AgentsGuide.end, AgentsGuide.begin)])
  func halfASectionIsLeftAlone(present: String, missing: String) {
    #expect(throws: GuideFailure.halfSection(missing: missing)) { try AgentsGuide.text(updating: "a\n\(present)\nb\n") }
  }

  @Test func everyCommandItTeachesIsNamed() {
    for word in ["topdown list", "topdown show", "topdown gallery", "topdown lock", "topdown verify", "swift test"] {
      #expect(AgentsGuide.section.contains("`\(word)"))
    }
  }
}
