/// Why the orders of a body could not be gone through, or what is wrong with what they gave.
public enum OrderError: Error, Equatable {
  /// More than one outcome; `report` tells two of them with the schedules that lead there.
  case outcomesDiffer(report: String)
  case notExhausted(OrderCount)
  /// A schedule did not lead where it had led before.
  case bodyIsNotDeterministic(Schedule)
}

extension OrderError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .outcomesDiffer(let report): report
    case .notExhausted(let count):
      """
      Not every order was run: the limit is \(count.explored) schedules, and there are more. \
      Make the body smaller, raise `max`, or settle for a sample with `.orders(max:seed:)`.
      """
    case .bodyIsNotDeterministic(let schedule):
      """
      Schedule \(schedule) could not be followed: the body did something else than the time before. \
      Look for what survives a run, such as global state, and for what is random or comes from outside.
      """
    }
  }
}
