import Foundation
import Testing

@testable import TopdownEvidence

@Suite final class RecordKeeperTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("records-\(UUID().uuidString)")
  private var record: RecordFile { RecordFile(besides: folder.appendingPathComponent("ShelfTests.swift").path, name: "refresh") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func aRecordStandsBesideItsTest() {
    #expect(record.path == folder.path + "/.records/ShelfTests/refresh.txt")
    #expect(RecordFile(besides: "/Tests/ShelfTests.swift", name: "a/b").path == "/Tests/.records/ShelfTests/a-b.txt")
    #expect(RecordFile.baseName(of: "refresh(page:)") == "refresh")
    #expect(RecordFile.baseName(of: "refresh") == "refresh")
  }

  @Test func whatIsMissingIsRecordedAndFromThenOnCompared() throws {
    let keeper = RecordKeeper(environment: [:])

    try keeper.check(["load", "books []"], against: record)

    #expect(try String(contentsOf: record.url, encoding: .utf8) == "load\nbooks []\n")
    #expect(throws: Never.self) { try keeper.check(["load", "books []"], against: record) }
    #expect(throws: RecordMismatch.self) { try keeper.check(["load"], against: record) }
  }

  @Test func theLineThatChangedIsMarked() throws {
    let keeper = RecordKeeper(environment: [:])
    try record.write(["1", "2", "3", "4", "isLoading true", "load", "isLoading false", "books []", "9"])

    let mismatch = #expect(throws: RecordMismatch.self) {
      try keeper.check(["1", "2", "3", "4", "isLoading true", "load Dune", "isLoading false", "books []", "9"], against: record)
    }

    #expect(
      mismatch?.description == """
        the log differs from its record \(record.path):
            … 2 alike
            3
            4
            isLoading true
          - load
          + load Dune
            isLoading false
            books []
            9
        if this is right, run the test with TOPDOWN_RECORD=1 and commit the file
        """)
  }

  @Test func aMismatchRecordsNothing() throws {
    try record.write(["load"])

    try? RecordKeeper(environment: [:]).check([], against: record)

    #expect(try record.read() == ["load"])
  }

  @Test func onRequestItIsRecordedAnew() throws {
    try record.write(["load"])

    try RecordKeeper(environment: ["TOPDOWN_RECORD": "1"]).check(["save"], against: record)

    #expect(try record.read() == ["save"])
  }

  @Test(arguments: [["CI": "true"], ["CI": "1", "TOPDOWN_RECORD": "1"]]) func inCINothingIsRecorded(environment: [String: String])
    throws
  {
    let keeper = RecordKeeper(environment: environment)

    let missing = #expect(throws: RecordMismatch.self) { try keeper.check(["load"], against: record) }
    #expect(try record.read() == nil)
    try record.write(["load"])
    #expect(throws: RecordMismatch.self) { try keeper.check(["save"], against: record) }

    #expect(try record.read() == ["load"])
    #expect(
      missing?.description
        == "there is no record \(record.path), and CI records nothing; run the test outside of CI and commit the file it writes")
  }

  @Test(arguments: ["", "0", "false"]) func aVariableThatIsSetToNothingIsNotCI(value: String) throws {
    try RecordKeeper(environment: ["CI": value]).check([], against: record)

    #expect(try record.read() == [])
  }

  @Test func eachRecordThatIsReadIsNoted() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let journal = folder.appendingPathComponent("read.txt")
    let keeper = RecordKeeper(environment: ["TOPDOWN_RECORDS_READ": journal.path])

    for _ in 1...2 { try keeper.check(["load"], against: record) }

    #expect(try String(contentsOf: journal, encoding: .utf8) == "\(record.path)\n\(record.path)\n")
  }
}
