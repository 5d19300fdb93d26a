import CTopdownHooks
import Synchronization

/// Finds the simulation that a job belongs to. The hooks are the process's, so this is, too.
///
/// A job belongs to a simulation when the task behind it was seen there before, or when the simulation's own running job enqueues it
/// and the task did not exist before: a simulated job that resumes somebody else's task does not draw that task in.
final class Registry: Sendable {
  static let shared = Registry()

  private struct State: Sendable {
    var owners: [TaskID: Agenda] = [:]
    var retired = TaskIDRanges()
    /// How many simulations hold the main thread just now, one inside the other.
    var drives = 0
    /// Tasks enqueued by other threads during a drive: new, and still not ours.
    var strangers: Set<TaskID> = []
  }

  private enum Verdict { case belongs(to: Agenda), retired, stranger }

  private let state = Mutex(State())

  /// Answers whether the job was taken; the runtime goes on with it otherwise.
  func capture(_ hook: hooks_job) -> Bool {
    switch verdict(on: hook.task, in: hooks_current_world()) {
    case .stranger: return false
    case .retired: return true
    case .belongs(let agenda):
      agenda.add(Job(hook, creator: hooks_current_task_id()))
      return true
    }
  }

  private func verdict(on task: TaskID, in world: hooks_world) -> Verdict {
    let current = world.simulation.map { Unmanaged<Agenda>.fromOpaque($0).takeUnretainedValue() }
    guard task != 0 else { return current.map { .belongs(to: $0) } ?? .stranger }
    return state.withLock { state in
      if let owner = state.owners[task] { return .belongs(to: owner) }
      if state.retired.contains(task) { return .retired }
      guard let current else {
        if state.drives > 0 { state.strangers.insert(task) }
        return .stranger
      }
      if task <= world.newest_stranger || state.strangers.contains(task) { return .stranger }
      state.owners[task] = current
      return .belongs(to: current)
    }
  }

  func beginDrive() { state.withLock { $0.drives += 1 } }

  func endDrive() {
    state.withLock { state in
      state.drives -= 1
      if state.drives == 0 { state.strangers.removeAll() }
    }
  }

  func ownedTasks(of agenda: Agenda) -> Int { state.withLock { $0.owners.values.count { $0 === agenda } } }

  /// Forgets tasks that are complete: their ids never come back.
  func forget(_ tasks: [TaskID]) {
    if tasks.isEmpty { return }
    state.withLock { state in
      for id in tasks { state.owners[id] = nil }
    }
  }

  /// Forgets the tasks of a simulation that is gone, except that they are nobody's: what resumes them later has no effect.
  func retire(_ agenda: Agenda) {
    state.withLock { state in
      for (id, owner) in state.owners where owner === agenda {
        state.owners[id] = nil
        state.retired.insert(id)
      }
    }
  }
}
