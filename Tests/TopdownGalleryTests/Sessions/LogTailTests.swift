import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct LogTailTests {
  private func event(_ line: String, kind: String = "write", payload: String? = nil) -> HostEvent {
    HostEvent(line: line, kind: kind, name: line, payload: payload, seconds: 0)
  }

  private func tail(_ lines: [String], dropped: Int = 0, after count: Int) -> LogTail {
    let cut = dropped == 0 ? [] : [event("older", kind: "dropped", payload: "\(dropped)")]
    return LogTail(cut + lines.map { event($0) }, after: count)
  }

  @Test func onlyWhatIsNewIsSent() {
    let tail = tail(["a", "b", "c"], after: 2)

    #expect(tail.events.map(\.line) == ["c"])
    #expect(tail.start == 2)
  }

  @Test func aReaderWhoIsLateHearsFromWhereTheLogBegins() {
    let tail = tail(["x", "y"], dropped: 10, after: 4)

    #expect(tail.events.map(\.line) == ["x", "y"])
    #expect([tail.start, tail.dropped] == [10, 10])
  }

  @Test func aReaderWhoKeepsUpMissesNothingOfACutLog() {
    #expect(tail(["x", "y"], dropped: 10, after: 11).events.map(\.line) == ["y"])
  }

  @Test(arguments: [-1, 99]) func aCountThatCannotBeIsAnsweredWithAllThereIs(count: Int) {
    #expect(tail(["a", "b"], after: count).events.map(\.line) == ["a", "b"])
  }
}
