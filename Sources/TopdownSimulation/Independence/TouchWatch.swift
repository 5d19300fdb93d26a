import CTopdownHooks

/// Sees which tasks and actors a job touched by what changed in them: all that the runtime keeps in the object is compared, whatever it means.
struct TouchWatch: Sendable {
  private var tasks = Snapshots<TaskID>()
  private var actors = Snapshots<UInt>()
  /// Complete tasks, which stay as they are.
  private(set) var ended: Set<TaskID> = []

  mutating func beginRound() {
    tasks.beginRound()
    actors.beginRound()
  }

  mutating func endRound() {
    tasks.endRound()
    actors.endRound()
  }

  /// Adds to `footprint` what changed in a task since the last round.
  mutating func note(_ watched: WatchedTask, in footprint: inout Footprint) {
    let id = watched.id, task = watched.task
    if ended.contains(id) { return }
    let isCancelled = task.isCancelled
    let change = tasks.look(
      at: id, words: Self.words(hooks_state_of_task(task.pointer), Int(hooks_task_bytes)), isCancelled: isCancelled)
    if change.isChanged { footprint.tasks.insert(id) }
    if isCancelled, change.wasCancelled == false {
      footprint.isNoticed = footprint.isNoticed || watched.parent == nil
      footprint.governing.insert(id)
    }
    guard task.isComplete else { return }
    ended.insert(id)
    if let parent = watched.parent {
      footprint.families.insert(parent)
    } else if task.holders > 1 {
      // One that nobody else holds can't be asked whether it is over.
      footprint.isNoticed = true
    }
  }

  /// The same of an actor whose turn is ready.
  mutating func note(_ actor: UInt, in footprint: inout Footprint) {
    guard let pointer = UnsafeRawPointer(bitPattern: actor) else { return }
    let change = actors.look(at: actor, words: Self.words(hooks_state_of_actor(pointer), Int(hooks_actor_bytes)))
    if change.isChanged { footprint.actors.insert(actor) }
  }

  private static func words(_ start: UnsafeRawPointer, _ bytes: Int) -> UnsafeBufferPointer<UInt64> {
    UnsafeRawBufferPointer(start: start, count: bytes).bindMemory(to: UInt64.self)
  }
}
