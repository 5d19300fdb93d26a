import CTopdownHooks

/// Sees which tasks and actors a job touched by what changed in them: all that the runtime keeps in the object is compared, whatever it means.
struct TouchWatch: Sendable {
  private struct Watched: Sendable {
    var bytes: [UInt64]
    var isCancelled = false
  }

  private var tasks: [TaskID: Watched] = [:]
  private var actors: [UInt: [UInt64]] = [:]
  /// Complete tasks, which stay as they are.
  private(set) var ended: Set<TaskID> = []

  /// Adds to `footprint` what changed since the last time; `busy` are the actors whose turn is ready.
  mutating func note(_ watched: [WatchedTask], busy: Set<UInt>, in footprint: inout Footprint) {
    var seen: [TaskID: Watched] = [:]
    for watched in watched where !ended.contains(watched.id) {
      let id = watched.id, task = watched.task
      let before = tasks[id]
      let now = Watched(bytes: Self.words(hooks_state_of_task(task.pointer), hooks_task_bytes), isCancelled: task.isCancelled)
      if before?.bytes != now.bytes { footprint.tasks.insert(id) }
      if now.isCancelled, before?.isCancelled == false {
        footprint.isNoticed = footprint.isNoticed || watched.parent == nil
        footprint.governing.insert(id)
      }
      if task.isComplete {
        if let parent = watched.parent {
          footprint.families.insert(parent)
        } else if task.holders > 1 {
          // One that nobody else holds can't be asked whether it is over.
          footprint.isNoticed = true
        }
        ended.insert(id)
      } else {
        seen[id] = now
      }
    }
    tasks = seen
    note(busy, in: &footprint)
  }

  private mutating func note(_ busy: Set<UInt>, in footprint: inout Footprint) {
    var seen: [UInt: [UInt64]] = [:]
    for actor in busy {
      let now = UnsafeRawPointer(bitPattern: actor).map { Self.words(hooks_state_of_actor($0), hooks_actor_bytes) } ?? []
      if actors[actor] != now { footprint.actors.insert(actor) }
      seen[actor] = now
    }
    actors = seen
  }

  private static func words(_ start: UnsafeRawPointer, _ count: some BinaryInteger) -> [UInt64] {
    Array(UnsafeRawBufferPointer(start: start, count: Int(count)).bindMemory(to: UInt64.self))
  }
}
