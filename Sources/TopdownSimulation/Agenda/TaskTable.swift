import CTopdownHooks

/// The tasks of a simulation: which are not complete, and whose descendants the others are.
struct TaskTable: Sendable {
  private struct Root {
    let task: RootTask
    let creator: TaskID
    var lastSeen: Instant
  }

  /// Where tasks were made, as far as that was noted.
  var sites: [TaskID: CreationSite] = [:]
  private(set) var labels = TaskLabels()
  private var roots: [TaskID: Root] = [:]
  private var rootOfChild: [TaskID: TaskID] = [:]
  private var childrenOfRoot: [TaskID: [TaskID]] = [:]

  var pendingCount: Int { roots.count }

  /// In the order of creation.
  var pending: [RootTask] { roots.sorted { $0.key < $1.key }.map(\.value.task) }

  /// Notes the task behind a job the first time it is seen; a child's creator is its parent then.
  mutating func insert(_ job: Job, at now: Instant) {
    roots[job.creator]?.lastSeen = now
    guard job.task != 0, roots[job.task] == nil else { return }
    labels.insert(job)
    if let task = job.rootTask {
      task.retain()
      roots[job.task] = Root(task: task, creator: job.creator, lastSeen: now)
    } else if rootOfChild[job.task] == nil, job.creator != job.task {
      let root = root(of: job.creator)
      rootOfChild[job.task] = root
      childrenOfRoot[root, default: []].append(job.task)
    }
  }

  /// Notes a task that has just been made, and may have begun where nobody sees it, on an actor.
  mutating func insert(_ task: RootTask, id: TaskID, by creator: TaskID, at now: Instant) {
    guard roots[id] == nil else { return }
    labels.insert(id, name: task.name)
    task.retain()
    roots[id] = Root(task: task, creator: creator, lastSeen: now)
  }

  /// The tasks that are no other's children, complete or not.
  var all: some Sequence<(id: TaskID, task: RootTask)> { roots.lazy.map { ($0.key, $0.value.task) } }

  /// Notes that a task is at work.
  mutating func see(_ task: TaskID, at now: Instant) { roots[task]?.lastSeen = now }

  /// Tells each pending task, in the order of creation; `sleeps` are those of all tasks, children too.
  func report(sleeps: [(sleeper: TaskID, end: Instant)], ready: Set<TaskID>) -> [PendingTask] {
    let ends = Dictionary(sleeps.map { (self.root(of: $0.sleeper), $0.end) }, uniquingKeysWith: min)
    return roots.sorted { $0.key < $1.key }.map { id, root in
      PendingTask(
        label: label(id), creator: labels[root.creator], creation: sites[id],
        obstacle: ready.contains(id) ? .nothing : obstacle(of: root.task, sleepingUntil: ends[id]),
        since: .nanoseconds(Int64(root.lastSeen)))
    }
  }

  private func obstacle(of task: RootTask, sleepingUntil end: Instant?) -> PendingTask.Obstacle {
    if let end { return end == .max ? .endlessSleep : .sleep(until: .nanoseconds(Int64(end))) }
    switch task.dependency {
    case hooks_awaits_task: return .task(label(task.awaited?.id ?? 0))
    case hooks_awaits_continuation: return .continuation
    case hooks_awaits_group: return .children
    case hooks_awaits_actor: return .actor
    default: return .nothing
    }
  }

  /// Says whose job it is; one without a task of its own serves the task that handed it over.
  func describe(_ job: Job) -> String {
    let label = label(job.task == 0 || job.lane == hooks_lane_timer ? job.creator : job.task)
    return job.lane == hooks_lane_timer ? "the sleep of \(label) ends" : label
  }

  /// Tasks that neither sleep nor wait for the value of another one here. A child can't outlive its parent, so only tasks without one
  /// are counted; it sleeps in its parent's name.
  func pendingCount(withoutSleepers sleepers: some Sequence<TaskID>) -> Int {
    var waiting = roots
    for sleeper in sleepers { waiting[root(of: sleeper)] = nil }
    let pending = Set(roots.values.map(\.task.pointer))
    return waiting.values.count { !$0.task.isWaiting(for: pending) }
  }

  /// Takes out what is complete; the caller releases the tasks, outside any lock. The ids are theirs and their children's.
  mutating func removeComplete() -> (tasks: [RootTask], ids: [TaskID]) {
    let complete = roots.filter { $0.value.task.isComplete }
    var ids = Array(complete.keys)
    for id in complete.keys {
      roots[id] = nil
      sites[id] = nil
      let children = childrenOfRoot.removeValue(forKey: id) ?? []
      for child in children { rootOfChild[child] = nil }
      ids += children
    }
    return (complete.values.map(\.task), ids)
  }

  /// One that began at once, as with `Task.immediate`, has no label until it was suspended.
  func label(_ task: TaskID) -> String { labels[task] ?? "another task" }

  private func root(of task: TaskID) -> TaskID { rootOfChild[task] ?? task }
}
