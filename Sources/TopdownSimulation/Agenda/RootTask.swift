import CTopdownHooks

/// A task that is no other's child, held so that it can be asked whether it is complete.
struct RootTask: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer

  var isCancelled: Bool { hooks_is_cancelled(pointer) }
  var isComplete: Bool { hooks_is_complete(pointer) }

  /// Whether it waits for the value of one of `tasks`.
  func isWaiting(for tasks: Set<UnsafeMutableRawPointer>) -> Bool { hooks_awaited_task(pointer).map(tasks.contains) ?? false }

  /// The task whose value it waits for, which is held by that.
  var awaited: RootTask? { hooks_awaited_task(pointer).map(RootTask.init) }

  var dependency: hooks_awaits { hooks_what_is_awaited(pointer) }
  var id: TaskID { hooks_task_id(pointer) }

  /// The name given to it.
  var name: String? { hooks_task_name(pointer).map { String(cString: $0) } }

  /// How many hold it, the simulation among them.
  var holders: UInt { hooks_retain_count(pointer) }

  func cancel() { hooks_cancel(pointer) }
  func retain() { hooks_retain(pointer) }

  /// Says that the task never goes on.
  func abandon() { hooks_abandon(pointer) }

  /// May run the deinitializers of what the task's result holds: never under a lock.
  func release() { hooks_release(pointer) }
}
