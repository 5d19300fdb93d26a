/// Why a simulation could not go on as asked.
public enum SimulationError: Error, Equatable {
  /// `call` ran as many jobs as it may, and more were ready; `task` ran most of the last ones.
  case neverAtRest(call: String, jobs: Int, task: String)
  /// `call` was made by code that the same simulation was running.
  case calledFromInside(call: String)
  case backInTime(call: String, from: Duration, to: Duration)
  /// Tasks waited for something that no other task or sleep of the simulation brings, and it did not come within `limit` of real time.
  case outsideNeverAnswered(pendingTasks: Int, pendingTimers: Int, limit: Duration)
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
    }
  }

  private func count(_ number: Int, _ noun: String, _ one: String, _ many: String) -> String {
    number == 1 ? "1 \(noun) \(one)" : "\(number) \(noun)s \(many)"
  }
}
