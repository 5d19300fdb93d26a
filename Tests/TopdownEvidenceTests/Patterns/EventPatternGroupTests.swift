import SwiftUI
import Testing
import TopdownEvidence

@Suite struct EventPatternGroupTests {
  let log = ExecutionLog()

  @Test(arguments: [["a", "b", "c"], ["a", "c", "b"], ["c", "a", "b"]])
  func twoKeepTheirOrderWhileAThirdIsAnywhere(calls: [String]) {
    call(calls)

    #expect(log == [.unordered(.ordered("a", "b"), "c")])
  }

  @Test(arguments: [["b", "a", "c"], ["c", "b", "a"], ["a", "c"], ["a", "b", "c", "c"]])
  func anOrderThatIsNotKeptIsFound(calls: [String]) {
    call(calls)

    #expect(log != [.unordered(.ordered("a", "b"), "c")])
  }

  @Test func chainsInterleaveAsTheyLike() {
    call(["x1", "y1", "y2", "x2"])

    #expect(log == [.unordered(.ordered("x1", "x2"), .ordered("y1", "y2"))])
    #expect(log == [.unordered(.ordered("x1", .ordered("y1", "x2")), "y2")])
  }

  @Test func anOrderOutsideOfAGroupIsAList() {
    call(["a", "b", "c"])

    #expect(log == [.ordered("a", "b"), "c"])
    #expect(log != [.ordered("a", "c"), "b"])
  }

  @Test func aPatternIsCounted() {
    call(["tick", "tick", "tick", "end"])

    #expect(log == [.repeated("tick", 3), "end"])
    #expect(log != [.repeated("tick", 2), "end"])
    #expect(log == [.repeated("tick", 1...3), "end"])
    #expect(log != [.repeated("tick", 4...5), "end"])
    #expect(log == [.repeated("tick", 1...), "end"])
    #expect(log == [.repeated("tick", 0...), .repeated("none", 0...), "end"])
  }

  @Test func whatMayBeNothingIsNotRepeatedForEver() {
    call(["end"])

    #expect(log == [.repeated(.repeated("tick", 0...), 0...), "end"])
  }

  @Test func theNumberOfEventsLikeAPattern() {
    call(["tick", "end", "tick"])

    #expect(log.count(matching: .call("tick")) == 2)
    #expect(log.count(matching: .any(of: "tick", "end")) == 3)
  }

  @Test func aGroupThatFailsShowsWhatIsLeftOfIt() {
    call(["c", "b", "a"])

    #expect(
      log.difference(from: [.unordered(.ordered("a", "b"), "c"), "end"]) == """
        the log differs from what was expected at event 2:
             expected  actual
          1  ~ c       c
        > 2  ~ a       b
          3  ~ b       a
          4  end       -
        """)
  }

  @Test func aCountThatFailsShowsHowOftenItWas() {
    call(["tick", "end"])

    #expect(
      log.difference(from: [.repeated("tick", 2...), "end"]) == """
        the log differs from what was expected at event 2:
             expected  actual
          1  tick      tick
        > 2  tick      end
          3  end       -
        """)
  }

  @Test func groupsReadAsTheyAreSaid() {
    #expect(EventPattern.unordered(.ordered("a", "b"), "c").description == "a before b and c")
    #expect(EventPattern.repeated("a", 2).description == "2 × a")
    #expect(EventPattern.repeated("a", 2...3).description == "2 to 3 × a")
    #expect(EventPattern.repeated("a", 2...).description == "2 or more × a")
  }

  private func call(_ names: [String]) {
    for name in names { log.record(BoundaryEvent(.call, name)) }
  }
}
