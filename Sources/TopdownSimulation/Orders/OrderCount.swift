/// How many schedules were run, and whether those were all that there are.
public struct OrderCount: Hashable, Sendable {
  /// Schedules in the order of a depth-first search, no two alike.
  public internal(set) var explored = 0
  /// Schedules chosen at random after these, perhaps some twice.
  public internal(set) var sampled = 0
  /// Whether every order was run: then what holds in all of them is proved, for jobs that run one at a time.
  public internal(set) var isComplete = false
}

extension OrderCount: CustomStringConvertible {
  public var description: String {
    if isComplete { return explored == 1 ? "the only order" : "every order, \(explored) schedules, none left out" }
    return "\(explored) schedules explored and \(sampled) sampled, not every order: no proof"
  }
}
