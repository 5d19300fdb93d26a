import Foundation
import Testing

@testable import TopdownEvidence

@Suite struct InlineRecordTests {
  private static let unrecorded = """
    @Test func refresh() throws {
      try log.recordedInline()
    }

    """

  @Test func whatIsMissingIsWrittenIntoTheSource() throws {
    let source = try TemporarySource(Self.unrecorded)

    try source.record(["isLoading true", "load"], line: 2, in: Self.unrecorded)

    #expect(
      try source.text == """
        @Test func refresh() throws {
          try log.recordedInline(
            \"""
            isLoading true
            load
            \""")
        }

        """)
  }

  @Test func whatHasChangedIsRewrittenWhereItStands() throws {
    let built = """
      // é👍 before
          try log.recordedInline(\"""
              load
                \\u{31} indented
              \""") // behind
      \t
      no line break at the end
      """
    let source = try TemporarySource(built)

    try source.record(["load Dune", "", "  books []"], over: "load\n  1 indented", line: 2, in: built)

    #expect(
      try source.text == """
        // é👍 before
            try log.recordedInline(\"""
                load Dune

                  books []
                \""") // behind
        \t
        no line break at the end
        """)
  }

  @Test func severalRecordsOfOneFileAreWrittenInAnyOrder() throws {
    let built = """
      try a.recordedInline()
      try b.recordedInline("")
      try c.recordedInline("x"); try d.count()
      """
    let source = try TemporarySource(built)

    try source.record(["3"], over: "x", line: 3, in: built)
    try source.record(["1", "1"], line: 1, in: built)
    try source.record(["2"], over: "", line: 2, in: built)

    #expect(
      try source.text == """
        try a.recordedInline(
          \"""
          1
          1
          \""")
        try b.recordedInline(
          \"""
          2
          \""")
        try c.recordedInline(
          \"""
          3
          \"""); try d.count()
        """)
  }

  @Test func testsInParallelLoseNoRecord() async throws {
    let built = (1...40).map { "  try log\($0).recordedInline()" }.joined(separator: "\n")
    let source = try TemporarySource(built)
    let edits = SourceEdits()
    let places = (1...40).map { source.place($0, in: built) }

    try await withThrowingTaskGroup(of: Void.self) { group in
      for place in places {
        group.addTask { try edits.record("event \(place.line)", over: InlineRecord(place: place, text: nil)) }
      }
      try await group.waitForAll()
    }

    let expected = (1...40).map { "  try log\($0).recordedInline(\n    \"\"\"\n    event \($0)\n    \"\"\")" }
    #expect(try source.text == expected.joined(separator: "\n"))
  }

  @Test(arguments: ["\t\t", "    ", ""]) func theIndentationIsThatOfTheFile(step: String) throws {
    let built = "func f() {\n\(step)try log.recordedInline( )\n}\n"
    let source = try TemporarySource(built)
    let inner = step.contains("\t") ? "\t\t\t" : step.isEmpty ? "  " : step + step

    try source.record(["load"], line: 2, in: built)

    #expect(
      try source.text == "func f() {\n\(step)try log.recordedInline(\n\(inner)\"\"\"\n\(inner)load\n\(inner)\"\"\")\n}\n")
  }

  @Test func aFileWithCarriageReturnsKeepsThem() throws {
    let built = "try log.recordedInline(\"\"\"\r\n  a\r\n  b\r\n  \"\"\")\r\nend\r\n"
    let source = try TemporarySource(built)

    try source.record(["a", "c"], over: "a\nb", line: 1, in: built)

    #expect(try source.text == "try log.recordedInline(\"\"\"\r\n  a\r\n  c\r\n  \"\"\")\r\nend\r\n")
  }

  @Test func anEmptyLogIsAnEmptyText() throws {
    let source = try TemporarySource(Self.unrecorded)

    try source.record([], line: 2, in: Self.unrecorded)

    #expect(try source.text == Self.unrecorded.replacingOccurrences(of: "recordedInline()", with: "recordedInline(\"\")"))
  }

  @Test func whatIsRightIsLeftAsItIs() throws {
    let built = "try log.recordedInline( \"load\" )"
    let source = try TemporarySource(built)

    try source.record(["load"], over: "load", line: 1, in: built)

    #expect(try source.text == built)
  }

  @Test func aFileKeepsItsPermissionsAndItsLink() throws {
    let source = try TemporarySource(Self.unrecorded)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: source.url.path)
    let link = source.url.appendingPathExtension("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: source.url)
    defer { try? FileManager.default.removeItem(at: link) }
    let place = SourcePlace(file: link.path, line: 2, column: source.place(2, in: Self.unrecorded).column)

    try SourceEdits().record("load", over: InlineRecord(place: place, text: nil))

    #expect(try source.text.contains("load"))
    #expect(try FileManager.default.attributesOfItem(atPath: source.url.path)[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.attributesOfItem(atPath: link.path)[.type] as? FileAttributeType == .typeSymbolicLink)
  }
}
