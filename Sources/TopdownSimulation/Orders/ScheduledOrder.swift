/// Follows a schedule as far as it goes, then takes the first job each time, or any; remembers what it chose from.
final class ScheduledOrder: JobOrder {
  struct Choice: Sendable {
    let index: Int
    let count: Int
    /// Indices that stand for a task's cancellation rather than for a job.
    var cancellations: Set<Int> = []
  }

  fileprivate struct State: Sendable {
    let prefix: [Int]
    var generator: SplitMix?
    var choices: [Choice] = []
    var hasDiverged = false
    var hasEnded = false
    var hasCancelled = false
    var trace: Trace?
  }

  private let state: Guarded<State>

  /// How to tell which jobs depend on each other; nil where that is not asked.
  let records: Independence?

  private let extras: OrderExtras

  init(
    _ prefix: [Int] = [], then generator: SplitMix? = nil, extras: OrderExtras = [], records: Independence? = nil
  ) {
    self.extras = extras
    self.records = records
    state = Guarded(State(prefix: prefix, generator: generator))
  }

  /// The points at which more than one job was ready.
  var choices: [Choice] { state.withLock { $0.choices } }

  var schedule: Schedule { Schedule(choices.map(\.index)) }

  /// Whether a job that the schedule names was not there: then the body does something else each time.
  var hasDiverged: Bool { state.withLock { $0.hasDiverged || $0.choices.count < $0.prefix.count } }

  /// Choices at which another job could lead elsewhere; nil if that was not recorded.
  var turnings: [(choice: Int, index: Int)]? { state.withLock { $0.trace?.turnings() } }

  /// Ends the choices: what comes now only clears up.
  func end(_ trace: Trace?) {
    state.withLock { state in
      state.trace = trace
      state.hasEnded = true
    }
  }

  /// At most once a run: a second cancellation finds what is left of the first.
  var triesCancellations: Bool { extras.contains(.cancellation) && state.withLock { !$0.hasEnded && !$0.hasCancelled } }

  func next(among ready: ReadyJobs, cancellations: Int) -> JobChoice {
    let jobs = max(ready.count, 1), count = jobs + cancellations
    if count == 1 { return JobChoice(index: 0) }
    return state.withLock { state in
      if state.hasEnded { return JobChoice(index: 0) }
      let index = state.next(of: count)
      if index >= jobs { state.hasCancelled = true }
      state.choices.append(Choice(index: index, count: count, cancellations: Set(jobs..<count)))
      return JobChoice(index: index, number: state.choices.count - 1)
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
