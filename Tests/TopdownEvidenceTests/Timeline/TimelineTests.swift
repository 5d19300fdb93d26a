import Foundation
import SwiftUI
import Testing
import TopdownEvidence

@Suite struct TimelineTests {
  let log = ExecutionLog()

  @Test func eachEventShowsItsTimeItsTaskAndItsLine() {
    record("isLoading", true, after: .zero, in: TaskIdentity(id: "a"))
    record("load", after: .milliseconds(300), in: TaskIdentity(name: "search", id: "b"))
    record("load", after: .milliseconds(1250), in: TaskIdentity(name: "search", id: "c"))
    record("isLoading", false, after: .seconds(12), in: TaskIdentity(id: "d"))
    record("done", after: .seconds(12), in: nil)

    #expect(
      log.timeline.description == """
           time  task      event
         0.00 s  task 1    isLoading true
         0.30 s  search    load
         1.25 s  search 2  load
        12.00 s  task 2    isLoading false
        12.00 s  -         done
        """)
  }

  @Test func timeIsExactToTheLastDigit() {
    record("tick", after: Duration(secondsComponent: 1, attosecondsComponent: 1), in: nil)
    record("early", after: .milliseconds(-1500), in: nil)

    #expect(
      log.timeline.description == """
                           time  task  event
         1.000000000000000001 s  -     tick
        -1.500000000000000000 s  -     early
        """)
  }

  @Test func anEmptyTimelineIsItsHeader() {
    #expect(log.timeline.description == "time  task  event")
  }

  @Test func aTimelineIsComparedRowByRow() {
    record("load", after: .seconds(1), in: nil)

    #expect(log.timeline.rows == [Timeline.Row(time: .seconds(1), task: nil, line: "load")])
  }

  @Test func tasksAreNumberedAsTheyFirstAppearAndStayApart() async {
    let call: @Sendable (Int) -> Void = log.call("call")

    // The task before has ended and its memory is free: the next may be given the same address.
    for number in 1...3 { await Task.detached { call(number) }.value }
    await Task.detached {
      call(4)
      call(5)
    }.value

    #expect(log.timeline.rows.map(\.task) == ["task 1", "task 2", "task 3", "task 4", "task 4"])
  }

  @Test func aTaskIsCalledByItsName() async {
    let call: @Sendable () -> Void = log.call("call")

    await Task(name: "search") { call() }.value

    #expect(log.timeline.rows.map(\.task) == ["search"])
  }

  @Test func eventsOutsideOfTasksHaveNone() async {
    let call: @Sendable () -> Void = log.call("call")

    await withCheckedContinuation { done in
      Thread.detachNewThread {
        call()
        done.resume()
      }
    }

    #expect(log.timeline.rows.map(\.task) == [nil])
  }

  @Test func aLogOfOneNameKeepsTheNamesOfTasks() {
    record("first", after: .zero, in: TaskIdentity(id: "a"))
    record("second", after: .zero, in: TaskIdentity(id: "b"))

    #expect(log["second"].timeline.rows.map(\.task) == ["task 2"])
  }

  @Test func durationsAreExact() throws {
    record("isLoading", true, after: .milliseconds(100), in: nil)
    record("load", after: .milliseconds(100), in: nil)
    record("load", after: .milliseconds(400), in: nil)
    record("isLoading", false, after: .seconds(2), in: nil)

    #expect(log.times(of: "load") == [.milliseconds(100), .milliseconds(400)])
    #expect(try log.duration(from: "isLoading true", to: "isLoading false") == .milliseconds(1900))
    #expect(try log.duration(from: "load", to: .call("load")) == .milliseconds(300))
  }

  @Test func aDurationBetweenWhatIsNotThereSaysSo() throws {
    record("load", after: .zero, in: nil)

    let noStart = #expect(throws: MissingEvent.self) { try log.duration(from: "save", to: "load") }
    let noEnd = #expect(throws: MissingEvent.self) { try log.duration(from: "load", to: .write("books")) }

    #expect(
      noStart?.description == """
        no event is save; the log is
        time  task  event
         0 s  -     load
        """)
    #expect(noEnd?.description.hasPrefix("no event after load is .write(\"books\"); the log is\n") == true)
  }

  private func record(_ name: String, _ value: Bool, after time: Duration, in task: TaskIdentity?) {
    log.record(BoundaryEvent(.write, name, value, at: log.began + time, in: task))
  }

  private func record(_ name: String, after time: Duration, in task: TaskIdentity?) {
    log.record(BoundaryEvent(.call, name, at: log.began + time, in: task))
  }
}
