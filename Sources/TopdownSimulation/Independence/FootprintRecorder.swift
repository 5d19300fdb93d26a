import CTopdownHooks

/// Records the jobs of one run, and what each of them touched.
struct FootprintRecorder: Sendable {
  private(set) var trace = Trace()
  /// How far the program's code reaches when it runs.
  private let code: Footprint.Reach

  private var watch = TouchWatch()
  private var epoch = 0
  private var isRunning = false
  private var causes: [JobNumber: Int] = [:]
  private var parents: [TaskID: TaskID] = [:]
  private var known: Set<TaskID> = []
  private var actorOfChild: [TaskID: UInt] = [:]
  /// Jobs that only take a task on from the end of a sleep to where it goes on.
  private var hops: Set<JobNumber> = []
  /// Set once a child task has begun on an actor unseen.
  private var hasHiddenChildren = false
  private var running: Job?
  /// The running job's task was handed on, or fell asleep: it has not ended.
  private var isSuspended = false
  private var hasLeftFor: hooks_lane?

  init(_ independence: Independence) {
    code = switch independence {
    case .ofFootprints: .recorded
    case .ofWakes: .anything
    }
  }

  mutating func timeMoves() { epoch += 1 }

  /// Notes who made a job ready, or lets it sleep.
  mutating func arrives(_ job: Job) {
    if isRunning { causes[job.number] = trace.steps.count - 1 }
    if job.isTask, known.insert(job.task).inserted, job.isChild { parents[job.task] = job.creator }
    guard let running else { return }
    if job.lane == hooks_lane_timer ? job.creator == running.task : job.task == running.task {
      isSuspended = true
      hasLeftFor = job.lane
    }
    if running.kind == .wake, job.isTask, job.task == running.subject, job.lane == hooks_lane_global { hops.insert(job.number) }
    if job.isTask, let actor = actorOfChild[job.task], actor == 0 { actorOfChild[job.task] = nil }
  }

  /// Notes a task that the running code has just made.
  mutating func makes(_ task: TaskID, isChild: Bool, by creator: TaskID) {
    if known.insert(task).inserted, isChild {
      parents[task] = creator
      hasHiddenChildren = true
    }
  }

  mutating func begins(_ job: Job, among ready: [JobNumber], choice: Int?) {
    trace.steps.append(Trace.Step(job: job.number, cause: causes[job.number], epoch: epoch, ready: ready, choice: choice))
    running = job
    isRunning = true
    isSuspended = false
    hasLeftFor = nil
  }

  /// Notes a cancellation, which any job may notice.
  mutating func cancels(_ task: TaskID, among ready: [JobNumber], choice: Int?) {
    let footprint = Footprint(reach: .anything, isNoticed: true, tasks: [task])
    trace.steps.append(Trace.Step(job: nil, cause: nil, epoch: epoch, ready: ready, choice: choice, footprint: footprint))
    isRunning = true
  }

  mutating func ends(touching touches: [hooks_touch], roots: [(id: TaskID, task: RootTask)], busy: Set<UInt>) {
    isRunning = false
    guard !trace.steps.isEmpty else { return }
    var footprint = trace.steps[trace.steps.count - 1].footprint
    if let job = running {
      noteStart(of: job, in: &footprint)
      note(touches, of: job, in: &footprint)
    }
    running = nil
    watch.note(roots, busy: busy, in: &footprint)
    trace.steps[trace.steps.count - 1].footprint = footprint
  }

  private func noteStart(of job: Job, in footprint: inout Footprint) {
    switch job.kind {
    case .wake: note(job.subject, in: &footprint)
    case .task:
      note(job.task, in: &footprint)
      if parents[job.task] != nil, !isSuspended { footprint.families.insert(parents[job.task] ?? 0) }
      if job.lane == hooks_lane_main {
        footprint.actors.insert(Self.mainActor)
        footprint.reach = code
      } else if !hops.contains(job.number) {
        footprint.reach = code
      }
    case .actor(let actor):
      footprint.actors.insert(actor)
      footprint.reach = hasHiddenChildren ? .anything : code
      for (child, its) in actorOfChild where its == actor {
        note(child, in: &footprint)
        footprint.families.insert(parents[child] ?? 0)
      }
    case .unknown:
      footprint.reach = .anything
      footprint.isNoticed = true
    }
  }

  private mutating func note(_ touches: [hooks_touch], of job: Job, in footprint: inout Footprint) {
    let lastSwitch = touches.lastIndex { $0.kind == hooks_touch_executor }
    for (index, touch) in touches.enumerated() {
      let address = UInt(bitPattern: touch.address)
      switch touch.kind {
      case hooks_touch_lock: footprint.writes.insert(address)
      case hooks_touch_read:
        footprint.reads.insert(address)
        if job.kind == .task { footprint.reach = max(footprint.reach, code) }
      case hooks_touch_write:
        footprint.writes.insert(address)
        if job.kind == .task { footprint.reach = max(footprint.reach, code) }
      default:
        if parents[touch.task] != nil { actorOfChild[touch.task] = address }
        // A switch that left the thread: what comes of it is another job.
        let hasLeft = index == lastSwitch && job.kind == .task && hasLeftFor != nil
        if Self.isMainActor(address) {
          if job.lane != hooks_lane_main, !hasLeft { footprint.reach = .anything }
        } else if address != 0 {
          footprint.actors.insert(address)
          footprint.reach = max(footprint.reach, code)
        } else if !(hasLeft && hasLeftFor == hooks_lane_global) {
          footprint.reach = max(footprint.reach, code)
        }
      }
    }
  }

  private func note(_ task: TaskID, in footprint: inout Footprint) {
    footprint.tasks.insert(task)
    var at = task
    while let parent = parents[at] {
      footprint.ancestors.insert(parent)
      at = parent
    }
  }

  /// Stands for the main actor, whose executor has two identities while the hooks are installed.
  private static let mainActor: UInt = 1

  private static func isMainActor(_ identity: UInt) -> Bool {
    hooks_is_main_actor(UnsafeRawPointer(bitPattern: identity))
  }
}
