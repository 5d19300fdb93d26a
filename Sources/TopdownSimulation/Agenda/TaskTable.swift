/// The tasks of a simulation: which are not complete, and whose descendants the others are.
struct TaskTable: Sendable {
  private var roots: [TaskID: RootTask] = [:]
  private var rootOfChild: [TaskID: TaskID] = [:]
  private var childrenOfRoot: [TaskID: [TaskID]] = [:]

  var pendingCount: Int { roots.count }

  /// In the order of creation.
  var pending: [RootTask] { roots.sorted { $0.key < $1.key }.map(\.value) }

  /// Notes the task behind a job the first time it is seen; a child's creator is its parent then.
  mutating func insert(_ job: Job) {
    guard job.task != 0, roots[job.task] == nil else { return }
    if let task = job.rootTask {
      task.retain()
      roots[job.task] = task
    } else if rootOfChild[job.task] == nil, job.creator != job.task {
      let root = root(of: job.creator)
      rootOfChild[job.task] = root
      childrenOfRoot[root, default: []].append(job.task)
    }
  }

  /// Tasks that neither sleep nor wait for the value of another one here. A child can't outlive its parent, so only tasks without one
  /// are counted; it sleeps in its parent's name.
  func pendingCount(withoutSleepers sleepers: some Sequence<TaskID>) -> Int {
    var waiting = roots
    for sleeper in sleepers { waiting[root(of: sleeper)] = nil }
    let pending = Set(roots.values.map(\.pointer))
    return waiting.values.count { !$0.isWaiting(for: pending) }
  }

  /// Takes out what is complete; the caller releases the tasks, outside any lock. The ids are theirs and their children's.
  mutating func removeComplete() -> (tasks: [RootTask], ids: [TaskID]) {
    let complete = roots.filter { $0.value.isComplete }
    var ids = Array(complete.keys)
    for id in complete.keys {
      roots[id] = nil
      let children = childrenOfRoot.removeValue(forKey: id) ?? []
      for child in children { rootOfChild[child] = nil }
      ids += children
    }
    return (Array(complete.values), ids)
  }

  private func root(of task: TaskID) -> TaskID { rootOfChild[task] ?? task }
}
