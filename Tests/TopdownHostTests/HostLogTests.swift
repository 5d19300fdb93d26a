import Testing
import TopdownDisplay
import TopdownScenarios

@testable import TopdownHost

@MainActor struct HostLogTests {
  @Test func aLongLogKeepsItsNewestEventsAndSaysHowManyItLetGo() {
    let log = HostLog()
    let tick: @Sendable (Int) -> Void = log.call("tick")

    for index in 1...HostLog.capacity * 2 { tick(index) }

    let events = log.events
    #expect(events.last?.line == "tick \(HostLog.capacity * 2)")
    #expect(events.count <= HostLog.capacity * 11 / 10 + 1)
    #expect(events.first?.kind == "dropped")
    #expect(events.first?.payload == "\(HostLog.capacity * 2 - (events.count - 1))")
  }
}
