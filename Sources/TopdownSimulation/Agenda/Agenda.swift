import CTopdownHooks

/// What a simulation has still to do: ready jobs, sleeps, and the tasks that are not complete.
///
/// Jobs arrive from any thread; they leave where the simulation is driven, on the main actor.
final class Agenda: Sendable {
  let mainQueue = MainQueue()

  fileprivate struct State: Sendable {
    var order: any JobOrder
    var now: Instant = 0
    var ready = ReadyJobs()
    /// Jobs from outside that wait until all holds are over.
    var arrivals: [Job] = []
    var timers = Timers()
    /// What the timers that no task sleeps on belong to.
    var entries: [TaskID: SimulationEntry] = [:]
    /// Timers whose sleeper was cancelled; running them only frees their memory.
    var spent: [Job] = []
    var tasks = TaskTable()
    var waits = Waits()
    var realTimeUses: Set<RealTimeUse> = []
    var logs = WitnessedLogs()
    var jobCount = 0
    /// Set while it matters which jobs depend on each other.
    var recorder: FootprintRecorder?
    var onArrival: (@Sendable () -> Void)?
    /// Unset while a body is run again and again.
    var notesSites = true
    /// Set when something arrived that nobody was waiting for.
    var isSignalled = false
    var arrivalsFromOutside = 0
    /// Set for the last jobs of a call that does not end: only the running task itself can be asked for its name.
    var notesNames = false
    var names: [TaskID: String] = [:]
    /// Set while a schedule is run again to be told.
    var notesSteps = false
    var steps: [Step] = []
    var isRetired = false
  }

  private let state: Guarded<State>
  let holds = Holds()

  init(order: some JobOrder) { state = Guarded(State(order: order)) }

  var now: Instant { state.withLock { $0.now } }
  var hasReadyJobs: Bool { state.withLock { !$0.ready.isEmpty } }
  var isAtRest: Bool { state.withLock { $0.ready.isEmpty && $0.spent.isEmpty } }
  var timerCount: Int { state.withLock { $0.timers.count } }
  var nextTimer: Instant? { state.withLock { $0.timers.next } }

  var notesNames: Bool {
    get { state.withLock { $0.notesNames } }
    set { state.withLock { $0.notesNames = newValue } }
  }

  var notesSites: Bool {
    get { state.withLock { $0.notesSites } }
    set { state.withLock { $0.notesSites = newValue } }
  }

  var notesSteps: Bool {
    get { state.withLock { $0.notesSteps } }
    set { state.withLock { $0.notesSteps = newValue } }
  }

  /// Who ran, if that was noted.
  var steps: [Step] { state.withLock { $0.steps } }

  /// The name that a task was given, if it was asked while ``notesNames`` was set.
  func name(of task: TaskID) -> String? { state.withLock { $0.names[task] } }

  /// Takes a job that the hooks found to be this simulation's, on whatever thread it was enqueued.
  func add(_ job: Job, fromOutside isFromOutside: Bool = false) {
    var job = job
    let isHeld = isFromOutside && !holds.isEmpty
    let arrival: (@Sendable () -> Void)? = state.withLock { state in
      // The tasks of a simulation that is gone stay where they were: no job of theirs runs in real time.
      if state.isRetired { return nil }
      state.jobCount += 1
      if isFromOutside { state.arrivalsFromOutside += 1 }
      job.number = state.jobCount
      state.recorder?.arrives(job)
      if state.notesNames, let name = hooks_current_task_name() { state.names[job.creator] = String(cString: name) }
      guard job.lane != hooks_lane_timer else {
        if let spent = state.timers.remove(sleeper: job.creator) { state.spent.append(spent) }
        let (instant, overflows) = state.now.addingReportingOverflow(job.delay)
        state.timers.insert(job, at: overflows ? .max : instant, sleeper: job.creator)
        state.tasks.see(job.creator, at: state.now)
        return nil
      }
      if let spent = state.timers.remove(sleeper: job.task) { state.spent.append(spent) }
      state.tasks.insert(job, at: state.now)
      if isHeld { state.arrivals.append(job) } else { state.ready.append(job) }
      defer { state.onArrival = nil }
      return state.onArrival
    }
    arrival?()
  }

  /// Takes a task that simulated code has just made, and that may have begun on an actor, where no hook sees it.
  func make(_ task: RootTask, isChild: Bool, isInGroup: Bool, by creator: TaskID) {
    let id = task.id
    let site = notesSites ? CreationSite() : nil
    state.withLock { state in
      if state.isRetired { return }
      state.tasks.sites[id] = site
      state.recorder?.makes(task, id: id, isChild: isChild, isInGroup: isInGroup, by: creator)
      if !isChild { state.tasks.insert(task, id: id, by: creator, at: state.now) }
    }
  }

  /// What the jobs of the run touched so far; nil unless it is recorded.
  var trace: Trace? { state.withLock { $0.recorder?.trace } }

  func recordFootprints(for independence: Independence) { state.withLock { $0.recorder = FootprintRecorder(independence) } }

  /// What the jobs of the run touched; nil unless that was recorded. Nothing is recorded from now on.
  func endRecording() -> Trace? {
    let (trace, children) = state.withLock { state in
      defer { state.recorder = nil }
      return (state.recorder?.trace, state.recorder?.takeChildren(all: true) ?? [])
    }
    for child in children { child.release() }
    return trace
  }

  var recordsFootprints: Bool { state.withLock { $0.recorder != nil } }

  /// Notes what the job that ran last has touched.
  func endJob(touching touches: UnsafeBufferPointer<hooks_touch>, hasEnded: Bool = false) {
    let complete = state.withLock { state in
      state.recorder?.ends(touching: touches, hasEnded: hasEnded, roots: state.tasks.all, ready: state.ready)
      return state.recorder?.takeChildren(all: false) ?? []
    }
    for task in complete { task.release() }
  }

  /// What a simulation does next.
  enum Turn {
    case job(Job)
    /// The schedule cancels a task.
    case cancellation(RootTask)
  }

  /// What to do next; nil at rest.
  func takeReady() -> Turn? {
    state.withLock { state in
      if let spent = state.spent.popLast() { return .job(spent) }
      if state.ready.isEmpty { return nil }
      let cancellable = state.cancellable
      let choice = state.order.next(among: state.ready, cancellations: cancellable.count)
      let index = choice.index
      if index >= state.ready.count {
        return .cancellation(state.takeCancellation(of: cancellable[index - state.ready.count], choice))
      }
      if state.notesSteps { state.noteStep(index) }
      if state.recorder != nil {
        let ready = (0..<state.ready.count).map { state.ready[$0].number }
        state.recorder?.begins(state.ready[index], among: ready, choice: choice.number)
      }
      let job = state.ready.remove(at: index)
      state.tasks.see(job.task, at: state.now)
      return .job(job)
    }
  }

  /// The task that the schedule cancels before time moves on; nil if it cancels none.
  func takeCancellationAtRest() -> RootTask? {
    state.withLock { state in
      let cancellable = state.cancellable
      if cancellable.isEmpty { return nil }
      let choice = state.order.next(among: state.ready, cancellations: cancellable.count)
      return choice.index == 0 ? nil : state.takeCancellation(of: cancellable[choice.index - 1], choice)
    }
  }

  /// Moves time to the next sleep's end, if that is no later than `limit`, and makes every sleep ready that ends there; where a clock is
  /// waited for earlier, ends that wait instead.
  func wakeNext(notAfter limit: Instant) -> Bool {
    let (goesOn, wait): (Bool, Waits.Wait?) = state.withLock { state in
      if !state.arrivals.isEmpty {
        for job in state.arrivals { state.ready.append(job) }
        state.arrivals = []
        return (true, nil)
      }
      let end = state.waits.next ?? .max
      if let instant = state.timers.next, instant <= min(limit, end) {
        state.recorder?.timeMoves()
        state.now = instant
        while state.timers.next == instant, let job = state.timers.popFirst() { state.ready.append(job) }
        return (true, nil)
      }
      guard !state.waits.isEmpty, end <= limit else { return (false, nil) }
      state.recorder?.timeMoves()
      if end < .max { state.now = max(state.now, end) }
      return (true, state.waits.removeFirst())
    }
    wait?.end()
    return goesOn
  }

  /// Calls `end` once nothing is ready and no sleep ends until `instant`.
  func wait(until instant: Instant, end: @escaping @Sendable () -> Void) {
    state.withLock { $0.waits.insert(Waits.Wait(instant: instant, end: end)) }
  }

  /// Takes the job of an entry and keeps the entry until that has run.
  func add(_ job: Job, of entry: SimulationEntry, at sleeper: TaskID) {
    state.withLock { if !$0.isRetired { $0.entries[sleeper] = entry } }
    add(job)
  }

  /// Takes an entry out, unless its job is about to run.
  func removeEntry(at sleeper: TaskID) {
    state.withLock { if $0.timers.remove(sleeper: sleeper) != nil { $0.entries[sleeper] = nil } }
  }

  func forgetEntry(at sleeper: TaskID) { state.withLock { _ = $0.entries.removeValue(forKey: sleeper) } }

  func note(_ use: RealTimeUse) { state.withLock { _ = $0.realTimeUses.insert(use) } }
  var realTimeUses: Set<RealTimeUse> { state.withLock { $0.realTimeUses } }

  /// Takes a line that one of the simulation's logs records, or with nil the log's beginning.
  func witness(_ line: String?, in log: UInt) { state.withLock { $0.logs.add(line, to: log) } }

  /// What the logs that began inside hold.
  var logLines: [String] { state.withLock { $0.logs.lines } }

  func moveTime(to instant: Instant) { state.withLock { $0.now = max($0.now, instant) } }

  /// Tasks that are no other's children and not complete.
  func pendingTasks() -> Int {
    forgetCompleteTasks()
    return state.withLock { $0.tasks.pendingCount }
  }

  /// The same, told one by one.
  func pendingReport() -> [PendingTask] {
    forgetCompleteTasks()
    return state.withLock { state in
      state.tasks.report(sleeps: state.timers.sleeps, ready: Set((0..<state.ready.count).map { state.ready[$0].task }))
    }
  }

  /// Pending tasks that nothing inside the simulation will wake when time passes.
  func tasksWaitingForOutside() -> Int {
    forgetCompleteTasks()
    return state.withLock { $0.tasks.pendingCount(withoutSleepers: $0.timers.sleepers) }
  }

  func cancelTasks() {
    forgetCompleteTasks()
    let tasks = state.withLock { $0.tasks.pending }
    // Outside the lock: a cancellation handler is user code and enqueues jobs.
    for task in tasks { task.cancel() }
  }

  /// Lets go of the tasks that are complete.
  func forgetCompleteTasks() {
    let complete = state.withLock { $0.tasks.removeComplete() }
    Registry.shared.forget(complete.ids)
    for task in complete.tasks { task.release() }
  }

  /// Calls `body` once, at the next job that arrives, or at once if one is ready. Replaces what was set before.
  func onNextArrival(_ body: (@Sendable () -> Void)?) {
    let isReady = state.withLock { state in
      let hasArrivals = !state.ready.isEmpty || state.isSignalled
      state.isSignalled = false
      state.onArrival = hasArrivals ? nil : body
      return hasArrivals
    }
    if isReady { body?() }
  }

  /// How often something came that the simulation's own running code did not bring.
  var arrivalsFromOutside: Int { state.withLock { $0.arrivalsFromOutside } }

  /// Calls what waits for an arrival, now or the next time, without one.
  func signalArrival() {
    let arrival = state.withLock { state in
      defer { state.onArrival = nil }
      state.isSignalled = state.onArrival == nil
      state.arrivalsFromOutside += 1
      return state.onArrival
    }
    arrival?()
  }

  /// Drops everything for good: jobs that arrive later, too.
  func retire() {
    let (tasks, entries) = state.withLock { state in
      defer { state.entries = [:] }
      state.isRetired = true
      for job in state.dropped { job.abandon() }
      state.ready = ReadyJobs()
      state.arrivals = []
      state.timers = Timers()
      state.spent = []
      return (state.tasks.pending, state.entries)
    }
    for task in tasks {
      if !task.isComplete { task.abandon() }
      task.release()
    }
    // Given back outside the lock, since what they hold may come back to it.
    withExtendedLifetime(entries) {}
  }
}

extension Agenda.State {
  /// The jobs that never run when the simulation goes now.
  fileprivate var dropped: [Job] { (0..<ready.count).map { ready[$0] } + arrivals + timers.jobs + spent }

  /// The tasks that a schedule may cancel, in the order of creation: not the first one, which is the body itself.
  fileprivate var cancellable: [(id: TaskID, task: RootTask)] {
    guard order.triesCancellations else { return [] }
    return tasks.all.sorted { $0.id < $1.id }.dropFirst().filter { !$0.task.isComplete && !$0.task.isCancelled }
  }

  fileprivate mutating func takeCancellation(of chosen: (id: TaskID, task: RootTask), _ choice: JobChoice) -> RootTask {
    if notesSteps {
      let others = (0..<ready.count).map { tasks.describe(ready[$0]) }
      steps.append(Step(instant: now, job: "\(tasks.label(chosen.id)) is cancelled", others: others))
    }
    recorder?.cancels(chosen.id, among: (0..<ready.count).map { ready[$0].number }, choice: choice.number)
    return chosen.task
  }

  fileprivate mutating func noteStep(_ index: Int) {
    var jobs = (0..<ready.count).map { tasks.describe(ready[$0]) }
    steps.append(Step(instant: now, job: jobs.remove(at: index), others: jobs))
  }
}
