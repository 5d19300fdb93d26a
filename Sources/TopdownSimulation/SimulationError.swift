/// Why a simulation could not go on as asked.
public enum SimulationError: Error, Equatable {
  /// `call` ran as many jobs as it may, and more were ready; `task` ran most of the last ones.
  case neverAtRest(call: String, jobs: Int, task: String)
  /// `call` was made by code that the same simulation was running.
  case calledFromInside(call: String)
  case backInTime(call: String, from: Duration, to: Duration)
  /// Tasks waited for something that no other task or sleep of the simulation brings, and it did not come within `limit` of real time.
  case outsideNeverAnswered(pendingTasks: Int, pendingTimers: Int, limit: Duration)
  /// A body of ``simulate(pending:outsideLimit:_:)`` or of a simulated test could not go on: nothing was ready and nothing slept.
  case neverFinished(at: Duration, limit: Duration, pending: [PendingTask])
  /// A body ended at `instant` and left tasks behind that are not complete.
  case leftPending(at: Duration, pending: [PendingTask])
}

extension SimulationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .neverAtRest(let call, let jobs, let task):
      """
      \(call) ran \(jobs) jobs and is not at rest: \(task) ran most of the last ones and is ready again. \
      Look there for a loop that only yields, or raise `jobLimit`.
      """
    case .calledFromInside(let call):
      """
      \(call) was called by code that runs inside the same simulation, which would run other tasks in the midst of this one. \
      Call it from the test.
      """
    case .backInTime(let call, let start, let end):
      "\(call) was asked to go to \(end), but it is \(start) already and time only moves on. Pass a later instant or a longer time."
    case .outsideNeverAnswered(let tasks, let timers, let limit):
      """
      \(count(tasks, "task", "waits", "wait")) for an answer from outside the simulation after \(limit) of real time. \
      \(timers == 0 ? "Nothing sleeps." : "\(count(timers, "sleep", "is", "are")) pending: advance(by:) may be what is missing.") \
      Make the outside answer, raise the limit, or say with `until:` what is enough.
      """
    case .neverFinished(let instant, let limit, let pending):
      """
      The body can't finish: at \(instant) nothing is ready, \(pending.hasSleep ? "time waits for the outside" : "nothing sleeps"), and no answer \
      from outside came \
      \(limit == .zero ? "(none is waited for here)" : "within \(limit) of real time"). Pending:
      \(pending.report)
      """
    case .leftPending(let instant, let pending):
      """
      The body ended at \(instant) and left \(pending.count == 1 ? "a task" : "\(pending.count) tasks") behind. \
      Await or cancel what it starts, or allow it with `pending: .allowed`. Pending:
      \(pending.report)
      """
    }
  }

  private func count(_ number: Int, _ noun: String, _ one: String, _ many: String) -> String {
    number == 1 ? "1 \(noun) \(one)" : "\(number) \(noun)s \(many)"
  }
}
