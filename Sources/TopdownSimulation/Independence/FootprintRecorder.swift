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
  /// Children in groups, retained until they are complete.
  private var children: [TaskID: WatchedTask] = [:]
  /// The actor that an `async let` task went on to last: it may be in its queue.
  private var actorOfChild: [TaskID: UInt] = [:]
  /// Jobs that only take a task on from the end of a sleep to where it goes on.
  private var hops: Set<JobNumber> = []
  /// Set once a child task has begun on an actor unseen.
  private var hasHiddenChildren = false
  private var running: Running?
  private var hasLeftFor: hooks_lane?

  /// What is known of a job before it runs: many are gone afterwards.
  private struct Running: Sendable {
    let number: JobNumber
    let kind: Job.Kind
    let lane: hooks_lane
    let task: TaskID
    let subject: TaskID

    init(_ job: Job) {
      number = job.number
      kind = job.kind
      lane = job.lane
      task = job.task
      subject = job.subject
    }
  }

  init(_ independence: Independence) {
    code =
      switch independence {
      case .ofFootprints: .recorded
      case .ofWakes: .anything
      }
  }

  mutating func timeMoves() { epoch += 1 }

  /// Notes who made a job ready, or lets it sleep.
  mutating func arrives(_ job: Job) {
    if isRunning { causes[job.number] = trace.steps.count - 1 }
    if job.isTask, known.insert(job.task).inserted, let child = job.childTask {
      meet(child, id: job.task, of: job.creator, isInGroup: job.isInGroup)
    }
    guard let running else { return }
    if job.isTask, job.task == running.task { hasLeftFor = job.lane }
    if running.kind == .wake, job.isTask, job.task == running.subject, job.lane == hooks_lane_global { hops.insert(job.number) }
  }

  /// Notes a task that the running code has just made.
  mutating func makes(_ task: RootTask, id: TaskID, isChild: Bool, isInGroup: Bool, by creator: TaskID) {
    guard known.insert(id).inserted, isChild else { return }
    meet(task, id: id, of: creator, isInGroup: isInGroup)
    hasHiddenChildren = hasHiddenChildren || !isInGroup
  }

  private mutating func meet(_ child: RootTask, id: TaskID, of parent: TaskID, isInGroup: Bool) {
    parents[id] = parent
    guard isInGroup else { return }
    child.retain()
    children[id] = WatchedTask(id: id, task: child, parent: parent)
  }

  /// Gives back the children that are complete, or all: the caller releases them, outside any lock.
  mutating func takeChildren(all: Bool) -> [RootTask] {
    if children.isEmpty { return [] }
    let taken = children.values.filter { all || watch.ended.contains($0.id) }
    for child in taken { children[child.id] = nil }
    return taken.map(\.task)
  }

  mutating func begins(_ job: Job, among ready: [JobNumber], choice: Int?) {
    trace.steps.append(Trace.Step(job: job.number, cause: causes[job.number], epoch: epoch, ready: ready, choice: choice))
    running = Running(job)
    isRunning = true
    hasLeftFor = nil
  }

  /// Notes a cancellation, which any job may notice.
  mutating func cancels(_ task: TaskID, among ready: [JobNumber], choice: Int?) {
    let footprint = Footprint(reach: .anything, isNoticed: true, tasks: [task], governing: [task])
    trace.steps.append(Trace.Step(job: nil, cause: nil, epoch: epoch, ready: ready, choice: choice, footprint: footprint))
    isRunning = true
  }

  /// `hasEnded` tells whether the job's task is complete, where it is a child of another.
  mutating func ends(
    touching touches: UnsafeBufferPointer<hooks_touch>, hasEnded: Bool, roots: some Sequence<(id: TaskID, task: RootTask)>,
    ready: ReadyJobs
  ) {
    isRunning = false
    guard !trace.steps.isEmpty else { return }
    var footprint = trace.steps[trace.steps.count - 1].footprint
    let ran = running?.kind
    if let job = running {
      noteStart(of: job, hasEnded: hasEnded, in: &footprint)
      note(touches, of: job, in: &footprint)
    }
    running = nil
    watch.beginRound()
    for root in roots { watch.note(WatchedTask(id: root.id, task: root.task, parent: nil), in: &footprint) }
    for child in children.values { watch.note(child, in: &footprint) }
    for index in 0..<ready.count {
      if case .actor(let actor) = ready[index].kind { watch.note(actor, in: &footprint) }
    }
    watch.endRound()
    // Which tasks run while an actor serves its queue is not told: any of those that changed.
    if case .actor = ran { footprint.governing.formUnion(footprint.tasks) }
    trace.steps[trace.steps.count - 1].footprint = footprint
  }

  private func noteStart(of job: Running, hasEnded: Bool, in footprint: inout Footprint) {
    switch job.kind {
    case .wake: note(job.subject, in: &footprint)
    case .task:
      note(job.task, in: &footprint)
      if hasEnded, let parent = parents[job.task] { footprint.families.insert(parent) }
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

  private mutating func note(_ touches: UnsafeBufferPointer<hooks_touch>, of job: Running, in footprint: inout Footprint) {
    let lastSwitch = touches.lastIndex { $0.kind == hooks_touch_executor }
    for (index, touch) in touches.enumerated() {
      let address = UInt(bitPattern: touch.address)
      switch touch.kind {
      case hooks_touch_lock: footprint.writes.insert(address)
      case hooks_touch_weak: footprint.reach = .anything
      case hooks_touch_read:
        footprint.reads.insert(address)
        if job.kind == .task { footprint.reach = max(footprint.reach, code) }
      case hooks_touch_write:
        footprint.writes.insert(address)
        if job.kind == .task { footprint.reach = max(footprint.reach, code) }
      default:
        if parents[touch.task] != nil, children[touch.task] == nil { actorOfChild[touch.task] = address == 0 ? nil : address }
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
    footprint.governing.insert(task)
    if children[task] != nil { return }
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
