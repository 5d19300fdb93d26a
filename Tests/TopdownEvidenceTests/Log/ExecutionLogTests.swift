import SwiftUI
import Testing
import TopdownEvidence
import TopdownScenarios

@Suite @MainActor struct ExecutionLogTests {
  let log = ExecutionLog()

  @Test func eventsKeepTheirOrderKindAndPayload() {
    let flag = log.binding("flag", false)
    let delete: (Book) -> Void = log.call("delete") { $0.title }

    flag.wrappedValue = true
    delete(Book(title: "Dune"))

    #expect(log.events.map(\.kind) == [.write, .call])
    #expect(log.events.map(\.name) == ["flag", "delete"])
    #expect(log.events.map { $0.payload?.text } == ["true", "Dune"])
  }

  @Test func aLogEqualsItsLinesAndNothingElse() {
    let load: () -> Void = log.call("load")

    load()

    #expect(log == ["load"])
    #expect(log != [])
    #expect(log != ["load", "load"])
    #expect(log != ["save"])
  }

  @Test func plainValuesAreThoseThatTheLogWasGiven() {
    let log = ExecutionLog(values: ["name": "Desk", "count": "many", "isOn": "true"])

    #expect(log.value("name", "Lamp") == "Desk")
    #expect(log.value("isOn", false))
    #expect(log.value("count", 3) == 3, "a text that is no number")
    #expect(log.value("other", "as it is") == "as it is")
    #expect(ExecutionLog().value("name", "Lamp") == "Lamp")
  }

  @Test func aLogStartsWithWhatCameFirst() {
    let call: (Int) -> Void = log.call("call")

    for number in 1...3 { call(number) }

    #expect(log.starts(with: ["call 1", "call 2"]))
    #expect(log.starts(with: []))
    #expect(!log.starts(with: ["call 2"]))
  }

  @Test func aLogOfOneNameHoldsOnlyItsEvents() {
    let first: () -> Void = log.call("first")
    let second: () -> Void = log.call("second")

    first()
    second()
    first()

    #expect(log["first"] == ["first", "first"])
    #expect(log.count(of: "second") == 1)
  }

  @Test func silenceIsOfABoundaryThatExists() {
    _ = log.binding("books", [Book]())

    #expect(log.isSilent("books"))
    #expect(!log.isSilent("boks"))
    #expect(log["boks"] != [])
  }

  @Test func aSlipInANameSaysWhichNamesThereAre() {
    _ = log.binding("books", [Book]())
    let delete: () -> Void = log.call("delete")
    delete()

    _ = log.isSilent("boks")

    #expect(log.description == "no boundary is named boks, so its silence says nothing; there are books, delete")
  }

  @Test func twoLogsAreEqualWhenTheirEventsAreWheneverTheyHappened() {
    let other = ExecutionLog()
    for log in [log, other] {
      let call: (Int) -> Void = log.call("call")
      call(1)
    }

    #expect(log == other)
    other.binding("call", 0).wrappedValue = 1
    #expect(log != other)
  }

  @Test func anEventCarriesTheTimeSinceTheLogBegan() {
    let event = BoundaryEvent(.call, "load", at: log.began + .milliseconds(500))

    log.record(event)

    #expect(log.time(of: event) == .milliseconds(500))
  }

  @Test func eventsFromManyThreadsAreAllKept() async {
    // All the same, since any of them may come first.
    let call: @Sendable () -> Void = log.call("call")

    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { call() } }
    }

    #expect(log.count(of: "call") == 100)
  }
}
