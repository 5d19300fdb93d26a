import Testing
import TopdownDisplay
import TopdownScenarios

@testable import TopdownHost

@MainActor struct HostLogTests {
  @Test func aLongLogKeepsItsNewestEventsAndSaysHowManyItLetGo() {
    let log = HostLog()
    let tick: @Sendable (Int) -> Void = log.call("tick")

    for index in 1...HostLog.capacity * 2 { tick(index) }

    let events = log.events().events
    #expect(events.last?.line == "tick \(HostLog.capacity * 2)")
    #expect(events.count <= HostLog.capacity * 11 / 10 + 1)
    #expect(events.first?.kind == "dropped")
    #expect(events.first?.payload == "\(HostLog.capacity * 2 - (events.count - 1))")
  }

  @Test func whoHasTheFirstEventsIsToldTheOthers() {
    let log = HostLog()
    let tick: @Sendable (Int) -> Void = log.call("tick")
    for index in 1...5 { tick(index) }

    let news = log.events(after: 3)

    #expect(news.events.map(\.line) == ["tick 4", "tick 5"])
    #expect(news.start == 3)
    #expect(news.end == 5)
    #expect(log.events(after: 5).events == [])
  }

  @Test func whoIsTooFarBehindIsToldTheWholeLog() {
    let log = HostLog()
    let tick: @Sendable (Int) -> Void = log.call("tick")
    for index in 1...HostLog.capacity * 2 { tick(index) }

    let news = log.events(after: 3)

    #expect(news.start == nil)
    #expect(news.events.first?.kind == "dropped")
    #expect(news.events.last?.line == "tick \(HostLog.capacity * 2)")
    #expect(news.end == HostLog.capacity * 2)
  }
}
