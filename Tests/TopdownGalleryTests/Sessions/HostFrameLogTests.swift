import Testing
import TopdownDisplay

@testable import TopdownGallery

@Suite struct HostFrameLogTests {
  private func frame(_ lines: some Sequence<Int>, start: Int? = nil) -> HostFrame {
    var frame = FakeHost.frame(log: lines.map { "\($0)" })
    frame.logStart = start
    return frame
  }

  private func lines(_ frame: HostFrame) -> [String] { frame.log.map(\.line) }

  @Test func whatIsNewFollowsWhatWasThere() {
    let whole = frame(3...4, start: 2).following(frame(1...2))

    #expect(lines(whole) == ["1", "2", "3", "4"])
    #expect(whole.logStart == nil)
  }

  @Test func aWholeLogTakesThePlaceOfTheOther() {
    #expect(lines(frame(7...8).following(frame(1...2))) == ["7", "8"])
  }

  @Test func whatDoesNotFollowStandsAlone() {
    #expect(lines(frame(7...8, start: 6).following(frame(1...2))) == ["7", "8"])
  }

  @Test func aLongLogKeepsItsNewestEventsAndSaysHowManyItLetGo() {
    var whole = frame(1...100)

    for count in stride(from: 100, to: 8_000, by: 100) {
      whole = frame(count + 1...count + 100, start: count).following(whole)
    }

    #expect(whole.log.count <= HostFrame.logCapacity * 11 / 10 + 1)
    #expect(whole.log.last?.line == "8000")
    #expect(whole.log.droppedCount + whole.log.kept.count == 8_000)
    #expect(whole.log.kept.first?.line == "\(whole.log.droppedCount + 1)")
  }
}
