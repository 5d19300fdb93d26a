import TopdownScenarios

/// What the tasks of a log are called: by their names, or numbered as they first appear.
struct TaskNames: Sendable {
  private var names: [TaskIdentity: String] = [:]
  private var timesTaken: [String: Int] = [:]

  /// Two tasks of one name are `search` and `search 2`; those without are `task 1` and `task 2`.
  mutating func meet(_ task: TaskIdentity) {
    guard names[task] == nil else { return }
    let base = task.name ?? "task"
    timesTaken[base, default: 0] += 1
    let number = timesTaken[base]!
    names[task] = task.name == nil || number > 1 ? "\(base) \(number)" : base
  }

  subscript(task: TaskIdentity) -> String? { names[task] }
}
