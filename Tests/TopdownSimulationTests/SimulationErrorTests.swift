import Testing
import TopdownSimulation

@Suite struct SimulationErrorTests {
  @Test(arguments: [
    (
      SimulationError.neverAtRest(call: "settle()", jobs: 100_000, task: #"task "poller""#),
      """
      settle() ran 100000 jobs and is not at rest: task "poller" ran most of the last ones and is ready again. \
      Look there for a loop that only yields, or raise `jobLimit`.
      """
    ),
    (
      .calledFromInside(call: "advance(to:)"),
      """
      advance(to:) was called by code that runs inside the same simulation, which would run other tasks in the midst of this one. \
      Call it from the test.
      """
    ),
    (
      .backInTime(call: "advance(to:)", from: .seconds(2), to: .seconds(1)),
      """
      advance(to:) was asked to go to 1.0 seconds, but it is 2.0 seconds already and time only moves on. \
      Pass a later instant or a longer time.
      """
    ),
    (
      .outsideNeverAnswered(pendingTasks: 1, pendingTimers: 0, limit: .seconds(10)),
      """
      1 task waits for an answer from outside the simulation after 10.0 seconds of real time. Nothing sleeps. \
      Make the outside answer, raise the limit, or say with `until:` what is enough.
      """
    ),
    (
      .outsideNeverAnswered(pendingTasks: 2, pendingTimers: 1, limit: .seconds(10)),
      """
      2 tasks wait for an answer from outside the simulation after 10.0 seconds of real time. \
      1 sleep is pending: advance(by:) may be what is missing. \
      Make the outside answer, raise the limit, or say with `until:` what is enough.
      """
    ),
  ])
  func anErrorSaysWhatHappenedWhyAndWhatToDo(_ error: SimulationError, _ message: String) {
    #expect(error.description == message)
  }
}
