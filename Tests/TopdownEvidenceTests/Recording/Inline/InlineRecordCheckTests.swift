import Testing

@testable import TopdownEvidence

@Suite struct InlineRecordCheckTests {
  private static let built = "try log.recordedInline()"
  private let place = SourcePlace(file: "/Tests/ShelfTests.swift", line: 12, column: 23)

  @Test func theLineThatChangedIsMarked() {
    let mismatch = mismatch(["isLoading true", "load Dune", "books []"], over: "isLoading true\nload\nbooks []")

    #expect(
      mismatch?.description == """
        the log differs from its record at /Tests/ShelfTests.swift:12:
            isLoading true
          - load
          + load Dune
            books []
        if this is right, run the test with TOPDOWN_RECORD=1, which rewrites the record
        """)
  }

  @Test func whatIsMissingIsAnErrorUntilItIsAskedFor() {
    #expect(
      mismatch(["load"], over: nil)?.description
        == "nothing is recorded at /Tests/ShelfTests.swift:12; run the test with TOPDOWN_RECORD=1, which writes the record there")
  }

  @Test func anEmptyRecordIsAnEmptyLog() throws {
    try check([], over: "")

    #expect(mismatch([""], over: "") != nil)
    #expect(mismatch(["load"], over: "") != nil)
    #expect(mismatch([], over: "load") != nil)
  }

  @Test func inCINothingIsRecorded() throws {
    let source = try TemporarySource(Self.built)
    let keeper = RecordKeeper(environment: ["CI": "true", "TOPDOWN_RECORD": "1"])

    let missing = #expect(throws: RecordMismatch.self) {
      try keeper.check(["load"], against: InlineRecord(place: source.place(1, in: Self.built), text: nil), in: SourceEdits())
    }

    #expect(try source.text == Self.built)
    #expect(
      missing?.description == """
        nothing is recorded at \(source.url.path):1, and CI records nothing; run the test outside of CI with TOPDOWN_RECORD=1 \
        and commit the file it writes
        """)
  }

  @Test func aLogIsAsItWasRecordedHere() throws {
    let log = ExecutionLog()
    log.mark("first")
    log.binding("title", "").wrappedValue = #"a "quote" and C:\new"#

    try log.recordedInline(
      #"""
      first
      title a "quote" and C:\new
      """#)
    try ExecutionLog().recordedInline("")
  }

  @Test func aNameThatNoBoundaryHasIsNotRecorded() {
    let slip = #expect(throws: RecordMismatch.self) { try ExecutionLog()["boks"].recordedInline() }

    #expect(slip?.description == "no boundary is named boks, so its silence says nothing; this log has handed out none")
  }

  private func check(_ lines: [String], over text: String?) throws {
    try RecordKeeper(environment: [:]).check(lines, against: InlineRecord(place: place, text: text), in: SourceEdits())
  }

  private func mismatch(_ lines: [String], over text: String?) -> RecordMismatch? {
    #expect(throws: RecordMismatch.self) { try check(lines, over: text) }
  }
}
