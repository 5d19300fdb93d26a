import SwiftUI
import Testing
import TopdownEvidence
import TopdownScenarios

@Suite @MainActor struct LogDifferenceTests {
  let log = ExecutionLog()

  init() {
    for line in ["isLoading true", "load", "error offline"] { record(line) }
  }

  @Test func equalLogsDifferInNothing() {
    #expect(log.difference(from: ["isLoading true", "load", "error offline"]) == nil)
  }

  @Test func theFirstDifferenceIsMarked() {
    let difference = log.difference(from: ["isLoading true", "load", "isLoading false", "error offline"])

    #expect(
      difference == """
        the log differs from what was expected at event 3:
             expected         actual
          1  isLoading true   isLoading true
          2  load             load
        > 3  isLoading false  error offline
          4  error offline    -
        """)
  }

  @Test func anEventTooManyIsMarkedToo() {
    let difference = log.difference(from: ["isLoading true", "load"])

    #expect(
      difference == """
        the log differs from what was expected at event 3:
             expected        actual
          1  isLoading true  isLoading true
          2  load            load
        > 3  -               error offline
        """)
  }

  @Test func aGroupShowsWhatWasMetFirstAndWhatIsLeft() {
    let difference = log.difference(from: [.unordered("load", "save", "isLoading true"), .write("error")])

    #expect(
      difference == """
        the log differs from what was expected at event 3:
             expected          actual
          1  ~ isLoading true  isLoading true
          2  ~ load            load
        > 3  ~ save            error offline
          4  .write("error")   -
        """)
  }

  @Test func aLongLogShowsTheNeighbourhood() {
    for number in 4...30 { record("tick \(number)") }

    let difference = log.difference(
      from: LogPattern(log.lines.prefix(14).map { "\($0)" } + ["slip"] + log.lines.dropFirst(15).map { "\($0)" }))

    #expect(
      difference == """
        the log differs from what was expected at event 15:
              expected  actual
          … 9 events alike
          10  tick 10   tick 10
          11  tick 11   tick 11
          12  tick 12   tick 12
          13  tick 13   tick 13
          14  tick 14   tick 14
        > 15  slip      tick 15
          16  tick 16   tick 16
          17  tick 17   tick 17
          18  tick 18   tick 18
          19  tick 19   tick 19
          20  tick 20   tick 20
          … 10 more
        """)
  }

  @Test func afterAComparisonThatFailedTheLogDescribesTheDifference() {
    _ = log == ["isLoading true"]

    #expect(log.description == log.difference(from: ["isLoading true"]))
  }

  @Test func theLogDescribesItsLinesOtherwise() {
    _ = log == ["isLoading true"]
    record("load")

    #expect(log.description == #"["isLoading true", "load", "error offline", "load"]"#)
  }

  @Test func anExpectationThatFailsShowsTheDifference() {
    withKnownIssue {
      #expect(log == ["isLoading true", "save"])
    } matching: { issue in
      issue.description.contains("> 2  save            load")
    }
  }

  private func record(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    log.record(words.count == 1 ? BoundaryEvent(.call, words[0]) : BoundaryEvent(.write, words[0], words[1]))
  }
}
