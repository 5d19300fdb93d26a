import CTopdownHooks

/// Finds the simulation that a job belongs to. The hooks are the process's, so this is, too.
///
/// A job belongs to a simulation when the task behind it was seen there before, or when the simulation's own running job enqueues it
/// and the task did not exist before: a simulated job that resumes somebody else's task does not draw that task in.
final class Registry: Sendable {
  static let shared = Registry()

  private struct State: Sendable {
    private(set) var owners: [TaskID: Agenda] = [:]
    private(set) var tasks: [ObjectIdentifier: Set<TaskID>] = [:]
    var retired = TaskIDRanges()
    /// How many simulations are being driven just now, one inside the other.
    var drives = 0
    /// Tasks enqueued by other threads during a drive: new, and still not ours.
    var strangers: Set<TaskID> = []

    /// A task that runs in a simulation and was made there is known from then on, also if no job of it was ever enqueued: that is how
    /// `Task.immediate` starts.
    mutating func adopt(_ task: TaskID, into agenda: Agenda, ifNewerThan newestStranger: TaskID) {
      if task > newestStranger, owners[task] == nil, !retired.contains(task) { give(task, to: agenda) }
    }

    mutating func verdict(on task: TaskID, from current: Agenda?, newestStranger: TaskID) -> Verdict {
      if task == 0 { return current.map { .belongs(to: $0) } ?? .stranger }
      if let owner = owners[task] { return .belongs(to: owner) }
      if retired.contains(task) { return .retired }
      guard let current else {
        if drives > 0 { strangers.insert(task) }
        return .stranger
      }
      if task <= newestStranger || strangers.contains(task) { return .stranger }
      give(task, to: current)
      return .belongs(to: current)
    }

    private mutating func give(_ task: TaskID, to agenda: Agenda) {
      owners[task] = agenda
      tasks[ObjectIdentifier(agenda), default: []].insert(task)
    }

    mutating func forget(_ task: TaskID) {
      guard let owner = owners.removeValue(forKey: task) else { return }
      tasks[ObjectIdentifier(owner)]?.remove(task)
    }

    mutating func retire(_ agenda: Agenda) {
      for task in (tasks.removeValue(forKey: ObjectIdentifier(agenda)) ?? []).sorted() {
        owners[task] = nil
        retired.insert(task)
      }
    }
  }

  private enum Verdict { case belongs(to: Agenda), retired, stranger }

  private let state = Guarded(State())

  /// Answers whether the job was taken; the runtime goes on with it otherwise.
  func capture(_ hook: hooks_job) -> Bool {
    let world = hooks_current_world(), creator = hooks_current_task_id()
    let current = world.simulation.map { Unmanaged<Agenda>.fromOpaque($0).takeUnretainedValue() }
    let verdict = state.withLock { state in
      if let current { state.adopt(creator, into: current, ifNewerThan: world.newest_stranger) }
      return state.verdict(on: hook.task, from: current, newestStranger: world.newest_stranger)
    }
    switch verdict {
    case .stranger: return false
    case .retired: return true
    case .belongs(let agenda):
      agenda.add(Job(hook, creator: creator), fromOutside: current == nil)
      return true
    }
  }

  func beginDrive() { state.withLock { $0.drives += 1 } }

  func endDrive() {
    state.withLock { state in
      state.drives -= 1
      if state.drives == 0 { state.strangers.removeAll() }
    }
  }

  func ownedTasks(of agenda: Agenda) -> Int { state.withLock { $0.tasks[ObjectIdentifier(agenda)]?.count ?? 0 } }

  /// Forgets tasks that are complete: their ids never come back.
  func forget(_ tasks: [TaskID]) {
    if tasks.isEmpty { return }
    state.withLock { state in
      for id in tasks { state.forget(id) }
    }
  }

  /// Forgets the tasks of a simulation that is gone, except that they are nobody's: what resumes them later has no effect.
  func retire(_ agenda: Agenda) { state.withLock { $0.retire(agenda) } }
}
