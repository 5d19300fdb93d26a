/// How many schedules were run, and whether those were all that there are.
public struct OrderCount: Hashable, Sendable {
  /// Schedules in the order of a depth-first search, no two alike.
  public internal(set) var explored = 0
  /// Schedules chosen at random after these, perhaps some twice.
  public internal(set) var sampled = 0
  /// Jobs that were not tried at a choice, since they touched nothing in common with those that ran.
  public internal(set) var pruned = 0
  /// Whether every order was run: then what holds in all of them is proved, for jobs that run one at a time.
  public internal(set) var isComplete = false
  /// What was taken for independent; nil if nothing was.
  var independence: Independence?
}

extension OrderCount: CustomStringConvertible {
  public var description: String {
    guard isComplete else { return "\(explored) schedules explored and \(sampled) sampled, not every order: no proof" }
    if pruned == 0 { return explored == 1 ? "the only order" : "every order, \(explored) schedules, none left out" }
    return "every order: \(explored) schedules, \(pruned) \(pruned == 1 ? "turning" : "turnings") left out that \(assumption)"
  }
}

extension OrderCount {
  private var assumption: String {
    switch independence {
    case .ofFootprints: "touch nothing in common, as recorded"
    case .ofWakes, nil: "run no code of the program"
    }
  }
}
