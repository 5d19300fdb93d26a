import TopdownScenarios

/// The events of a log with when and in which task each happened.
///
///      time  task    event
///       0 s  task 1  isLoading true
///     0.3 s  search  books ["Dune"]
public struct Timeline: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    /// Since the log began; exact inside a simulation.
    public let time: Duration
    /// The task's name, or `task 1`, `task 2` in the order in which they first appear; `nil` outside of tasks.
    public let task: String?
    /// The event as the log shows it.
    public let line: String

    public init(time: Duration, task: String?, line: String) {
      self.time = time
      self.task = task
      self.line = line
    }
  }

  public let rows: [Row]
}

extension Timeline: CustomStringConvertible {
  /// Aligned columns under a header; where there is no task, `-`.
  public var description: String {
    let times = rows.map { Seconds($0.time) }
    let fraction = times.map(\.fraction.count).max() ?? 0
    let timeColumn = ["time"] + times.map { $0.text(fraction: fraction) + " s" }
    let taskColumn = ["task"] + rows.map { $0.task ?? "-" }
    let timeWidth = timeColumn.map(\.count).max() ?? 0
    let taskWidth = taskColumn.map(\.count).max() ?? 0
    let lines = zip(zip(timeColumn, taskColumn), ["event"] + rows.map(\.line)).map { columns, line in
      let indent = String(repeating: " ", count: timeWidth - columns.0.count)
      let gap = String(repeating: " ", count: taskWidth - columns.1.count)
      return "\(indent)\(columns.0)  \(columns.1)\(gap)  \(line)"
    }
    return lines.joined(separator: "\n")
  }
}
