import SwiftUI
import Testing
import TopdownEvidence

@Suite struct LogOrderTests {
  let log = ExecutionLog()

  @Test func whatElseHappensBetweenDoesNotMatter() {
    call("appear", "load", "tick", "books")

    #expect(log.contains(["load", "books"]))
    #expect(log.contains([.unordered("books", .ordered("appear", "tick"))]))
    #expect(log.contains([.repeated(.anything, 4)]))
    #expect(log.contains([]))
    #expect(!log.contains(["books", "load"]))
    #expect(!log.contains(["load", "load"]))
    #expect(!log.contains([.unordered("books", .ordered("tick", "appear"))]))
  }

  @Test func whatIsMissingIsNamedWithItsPlace() {
    call("load", "tick")

    _ = log.contains(["load", .write("books")])

    #expect(
      log.description == """
        the log doesn't hold .write("books") after event 1:
        > 1  load
          2  tick
        """)
  }

  @Test func nothingAtAllIsSaidSo() {
    _ = log.contains(["load"])

    #expect(log.description == "the log doesn't hold load:\n  nothing happened")
  }

  @Test func anEventMayNeverCome() {
    call("load")

    #expect(log.never("save"))
    #expect(!log.never(.call("load")))
    #expect(log.description == ".call(\"load\") should never come, but event 1 is one:\n> 1  load")
  }

  @Test func nothingComesAfterAMark() {
    call("load")
    log.mark("cancelled")

    #expect(log == ["load", "cancelled"])
    #expect(log == ["load", .mark("cancelled")])
    #expect(log != ["load", .call("cancelled")])
    #expect(log.never(after: .mark("cancelled")))
    #expect(log.never("load", after: .mark("cancelled")))
    #expect(!log.never(after: "load"))
  }

  @Test func whatCameAfterAMarkIsShown() {
    call("load")
    log.mark("cancelled")
    call("tick", "books")

    _ = log.never(.call("books"), after: .mark("cancelled"))

    #expect(
      log.description == """
        .call("books") should never come after .mark("cancelled"), event 2, but event 4 is one:
          1  load
        > 2  cancelled
          3  tick
        > 4  books
        """)
  }

  @Test func aMarkThatIsMissingProvesNothing() {
    call("load")

    #expect(!log.never("books", after: .mark("cancelled")))
    #expect(
      log.description == """
        no event is .mark("cancelled"), so nothing can be said of what came after it:
          1  load
        """)
  }

  @Test func ofALongLogTheNeighbourhoodIsShown() {
    for _ in 1...20 { call("tick") }
    call("books")
    for _ in 1...20 { call("tick") }

    _ = log.never("books")

    let lines = log.description.split(separator: "\n")
    #expect(lines.count == 14)
    #expect(lines[1...2] == ["  … 15 more", "  16  tick"])
    #expect(lines[7] == "> 21  books")
    #expect(lines[13] == "  … 15 more")
  }

  @Test func ofANameThatNoBoundaryHasNothingIsSaid() {
    call("load")

    #expect(!log["laod"].never("load"))
    #expect(!log["laod"].contains([]))
  }

  @Test func anExpectationThatFailsShowsWhy() {
    call("load")

    withKnownIssue {
      #expect(log.never("load"))
    } matching: { issue in
      issue.description.contains("should never come, but event 1 is one")
    }
  }

  private func call(_ names: String...) {
    for name in names { log.record(BoundaryEvent(.call, name)) }
  }
}
