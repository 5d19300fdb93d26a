import CTopdownHooks

/// A job that waits to run, with the id of the task behind it.
///
/// A job is run once, or dropped for ever; the runtime has handed it over.
struct Job: @unchecked Sendable {
  private let hook: hooks_job

  /// The task that was running when the job was handed over, 0 if none was.
  let creator: TaskID

  /// Counts the jobs of a simulation in the order of their arrival; set by its agenda.
  var number: JobNumber = 0

  init(_ hook: hooks_job, creator: TaskID) {
    self.hook = hook
    self.creator = creator
  }

  var lane: hooks_lane { hook.lane }

  /// 0 for a job without a task: that of an actor, or of `Task.yield`.
  var task: TaskID { hook.task }

  /// Nanoseconds that a timer's job is to wait.
  var delay: UInt64 { hook.delay_nanoseconds }

  /// The task object, for a task that is no other's child and no sleep of the runtime's.
  var rootTask: RootTask? {
    lane != hooks_lane_timer && task != 0 && hooks_is_root_task(hook.job) ? RootTask(pointer: hook.job) : nil
  }

  /// What kind of work the job is.
  enum Kind: Equatable, Sendable {
    case task
    /// The end of a sleep or a yield: it only makes the task ready that waits for it.
    case wake
    /// An actor, given by its address, serves its queue.
    case actor(UInt)
    case unknown
  }

  /// Only before the job has run, as all that follows: it may be gone then.
  var kind: Kind {
    if lane == hooks_lane_timer { return .wake }
    switch hooks_kind(hook.job) {
    case hooks_job_is_task: return .task
    case hooks_job_is_yield: return .wake
    case hooks_job_is_actor: return .actor(UInt(bitPattern: hooks_actor_of(hook.job)))
    default: return .unknown
    }
  }

  /// Whether a task goes on by it, rather than a sleep or an actor.
  var isTask: Bool { lane != hooks_lane_timer && task != 0 }

  /// The task object, for a task that is a child of another.
  var childTask: RootTask? { isChild ? RootTask(pointer: hook.job) : nil }

  /// Whether the task is a child in a group.
  var isInGroup: Bool { isTask && hooks_is_group_child(hook.job) }

  var isChild: Bool { isTask && !hooks_is_root_task(hook.job) }

  /// The task that the job is about; 0 for an actor's turn.
  var subject: TaskID {
    switch kind {
    case .task: task
    case .wake: creator
    case .actor, .unknown: 0
    }
  }

  /// The name of the task behind the job.
  var taskName: String? {
    lane != hooks_lane_timer && task != 0 ? hooks_task_name(hook.job).map { String(cString: $0) } : nil
  }

  /// Says that the job is dropped for ever.
  func abandon() {
    hooks_abandon(hook.job)
    if let context = hook.wake_context { hooks_abandon(context) }
  }

  func run() { withUnsafePointer(to: hook) { hooks_run($0) } }
}

/// Unlike a task's address, never used twice in a process.
typealias TaskID = UInt64

/// Virtual nanoseconds since a simulation began.
typealias Instant = UInt64
