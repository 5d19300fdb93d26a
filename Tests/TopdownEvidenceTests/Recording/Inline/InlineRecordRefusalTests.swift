import Foundation
import Testing

@testable import TopdownEvidence

/// Where nothing certain is found, nothing is changed.
@Suite struct InlineRecordRefusalTests {
  @Test(
    arguments: [
      "try log.recorded()", "", "recordedInline", "try log.recordedInline[0]", "try log.recordedInlines()",
    ])
  func aFileThatHasChangedSinceItWasBuiltIsLeftAlone(now: String) throws {
    let source = try TemporarySource(now)

    let refusal = #expect(throws: RecordMismatch.self) {
      try source.record(["load"], line: 1, in: "try log.recordedInline()")
    }

    #expect(try source.text == now)
    #expect(
      refusal?.description == """
        the record at \(source.url.path):1 was not written, and the file left as it is: \
        there is no call of recordedInline where the test was built with one; build and run it again, \
        and call it outside of macros such as #expect
        """)
  }

  @Test(
    arguments: [
      #"try log.recordedInline("load \(title)")"#, "try log.recordedInline(text)", #"try log.recordedInline("a" + "b")"#,
      #"try log.recordedInline("a", line: 3)"#, #"try log.recordedInline("a"#, "try log.recordedInline(\"\"\"\n  a",
      #"try log.recordedInline("\q")"#, "try log.recordedInline(\"\"\"\n a\n  \"\"\")", "try log.recordedInline(#x)",
      "try log.recordedInline(\"\"\"\n  \\#(a)\n  \\(b)\n  \"\"\")", "try log.recordedInline(// none\n)",
    ])
  func anArgumentThatIsNoPlainLiteralIsLeftAlone(built: String) throws {
    let source = try TemporarySource(built)

    let refusal = #expect(throws: RecordMismatch.self) { try source.record(["load"], over: "old", line: 1, in: built) }

    #expect(try source.text == built)
    #expect(
      refusal?.description.hasSuffix(
        "its argument is not one string literal without interpolation; remove it, and run the test again") == true)
  }

  @Test func anotherRecordThanTheTestWasBuiltWithIsLeftAlone() throws {
    let built = "try log.recordedInline(\"load\")"
    let source = try TemporarySource(built)

    let refusal = #expect(throws: RecordMismatch.self) { try source.record(["save"], over: "delete", line: 1, in: built) }

    #expect(try source.text == built)
    #expect(
      refusal?.description.hasSuffix("another record stands there than the test was built with; build and run it again") == true)
  }

  @Test func aFileThatIsEditedDuringTheRunIsLeftAlone() throws {
    let built = "try a.recordedInline()\ntry b.recordedInline()\n"
    let source = try TemporarySource(built)
    try source.record(["1"], line: 1, in: built)
    let edited = try source.text + "// typed\n"
    try source.write(edited)

    let refusal = #expect(throws: RecordMismatch.self) { try source.record(["2"], line: 2, in: built) }

    #expect(try source.text == edited)
    #expect(
      refusal?.description.hasSuffix("something else has changed the file while the tests run; build and run them again") == true)
  }

  @Test func aLineThatSeesTwoLogsIsRefused() throws {
    let built = "try log.recordedInline()\n"
    let source = try TemporarySource(built)
    try source.record(["1"], line: 1, in: built)
    try source.record(["1"], line: 1, in: built)

    let refusal = #expect(throws: RecordMismatch.self) { try source.record(["2"], line: 1, in: built) }

    #expect(try source.text.contains("1\n"))
    #expect(
      refusal?.description.hasSuffix(
        """
        this line has seen two different logs; where a test runs more than once, record into files: log.recorded("a name for each")
        """) == true)
  }

  @Test func aLineThatSeesWhatIsRecordedAndAnotherIsRefused() throws {
    let built = "try log.recordedInline(\"1\")\n"
    let source = try TemporarySource(built)
    try source.record(["1"], over: "1", line: 1, in: built)

    #expect(throws: RecordMismatch.self) { try source.record(["2"], over: "1", line: 1, in: built) }

    #expect(try source.text == built)
  }
}
