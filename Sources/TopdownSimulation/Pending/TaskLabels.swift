/// What to call a task in a report: its name, or else its number, which is the same in every run of a schedule.
struct TaskLabels: Sendable {
  private var numbers: [TaskID: Int] = [:]
  private var names: [TaskID: String] = [:]

  /// Gives the task behind a job the next number, the first time it is seen.
  mutating func insert(_ job: Job) {
    guard numbers[job.task] == nil else { return }
    insert(job.task, name: job.taskName)
  }

  /// Gives a task the next number.
  mutating func insert(_ task: TaskID, name: String?) {
    numbers[task] = numbers.count + 1
    names[task] = name
  }

  /// Nil for a task that is not the simulation's.
  subscript(task: TaskID) -> String? { names[task].map { "task \"\($0)\"" } ?? numbers[task].map { "task \($0)" } }
}
