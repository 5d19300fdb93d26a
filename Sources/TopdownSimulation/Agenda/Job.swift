import CTopdownHooks

/// A job that waits to run, with the id of the task behind it.
///
/// A job is run once, or dropped for ever; the runtime has handed it over.
struct Job: @unchecked Sendable {
  private let hook: hooks_job

  init(_ hook: hooks_job) { self.hook = hook }

  var lane: hooks_lane { hook.lane }

  /// 0 for a job without a task, such as an actor's.
  var task: TaskID { hook.task }

  /// The task object, for a task that is no other's child and no sleep of the runtime's.
  var rootTask: RootTask? {
    lane != hooks_lane_timer && task != 0 && hooks_is_root_task(hook.job) ? RootTask(pointer: hook.job) : nil
  }

  func run() { withUnsafePointer(to: hook) { hooks_run($0) } }
}

/// Unlike a task's address, never used twice in a process.
typealias TaskID = UInt64

/// Virtual nanoseconds since a simulation began.
typealias Instant = UInt64
