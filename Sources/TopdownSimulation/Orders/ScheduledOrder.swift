/// Follows a schedule as far as it goes, then takes the first job each time, or any; remembers what it chose from.
final class ScheduledOrder: JobOrder {
  struct Choice: Sendable {
    let index: Int
    let count: Int
  }

  fileprivate struct State: Sendable {
    let prefix: [Int]
    var generator: SplitMix?
    var choices: [Choice] = []
    var hasDiverged = false
  }

  private let state: Guarded<State>

  init(_ prefix: [Int] = [], then generator: SplitMix? = nil) { state = Guarded(State(prefix: prefix, generator: generator)) }

  /// The points at which more than one job was ready.
  var choices: [Choice] { state.withLock { $0.choices } }

  var schedule: Schedule { Schedule(choices.map(\.index)) }

  /// Whether a job that the schedule names was not there: then the body does something else each time.
  var hasDiverged: Bool { state.withLock { $0.hasDiverged || $0.choices.count < $0.prefix.count } }

  func next(among ready: ReadyJobs) -> Int {
    let count = ready.count
    if count == 1 { return 0 }
    return state.withLock { state in
      let index = state.next(of: count)
      state.choices.append(Choice(index: index, count: count))
      return index
    }
  }
}

extension ScheduledOrder.State {
  fileprivate mutating func next(of count: Int) -> Int {
    guard choices.count < prefix.count else { return generator?.next(below: count) ?? 0 }
    let index = prefix[choices.count]
    if index < count { return index }
    hasDiverged = true
    return 0
  }
}
