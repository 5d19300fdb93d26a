import CTopdownHooks

/// The main actor's stay inside one simulation, for as long as one call drives it.
@MainActor struct World {
  private let agenda: Agenda
  private let newestStranger: TaskID

  /// The simulation that the calling code runs in.
  nonisolated static var current: Agenda? {
    hooks_current_world().simulation.map { Unmanaged<Agenda>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Whether the code that asks runs inside `agenda`'s simulation.
  static func isInside(_ agenda: Agenda) -> Bool {
    hooks_current_world().simulation == UnsafeRawPointer(Unmanaged.passUnretained(agenda).toOpaque())
  }

  /// How long simulated code may block its thread, where it sets no limit itself.
  static func limitBlocking(to limit: Duration) { hooks_limit_blocking(UInt64(limit.wholeNanoseconds)) }

  /// Gives `body` the means to enter a simulation, once for each job.
  static func drive<R, E>(_ agenda: Agenda, _ body: (World) throws(E) -> R) throws(E) -> R {
    Registry.shared.beginDrive()
    defer { Registry.shared.endDrive() }
    // Ids ascend: a task made now is newer than all that exist, and older than all that the simulation is about to make.
    hooks_begin_stamp()
    Task.detached {}
    return try body(World(agenda: agenda, newestStranger: hooks_end_stamp()))
  }

  func enter<R, E>(asMainActor isMainActor: Bool, _ body: () throws(E) -> R) throws(E) -> R {
    let outer = hooks_swap_world(
      hooks_world(
        simulation: Unmanaged.passUnretained(agenda).toOpaque(), now_nanoseconds: agenda.now, newest_stranger: newestStranger,
        is_main_actor: isMainActor ? 1 : 0))
    defer { _ = hooks_swap_world(outer) }
    return try body()
  }

  func run(_ job: Job) {
    if agenda.recordsFootprints { runRecorded(job) } else { enter(asMainActor: job.lane == hooks_lane_main) { job.run() } }
    // The runtime makes a task for each sleep, and it is over now.
    if job.lane == hooks_lane_timer { Registry.shared.forget([job.task]) }
  }

  /// Cancels a task as code on the main actor would.
  func cancel(_ task: RootTask) {
    enter(asMainActor: true, task.cancel)
    if agenda.recordsFootprints {
      enter(asMainActor: true) { agenda.endJob(touching: UnsafeBufferPointer(start: nil, count: 0)) }
    }
  }

  private func runRecorded(_ job: Job) {
    let child = job.childTask
    child?.retain()
    let touches = enter(asMainActor: job.lane == hooks_lane_main) {
      hooks_begin_touches()
      job.run()
      var touches: UnsafePointer<hooks_touch>?
      let count = hooks_end_touches(&touches)
      return UnsafeBufferPointer(start: touches, count: count)
    }
    // Inside, since what is released may run code of the program.
    enter(asMainActor: job.lane == hooks_lane_main) {
      agenda.endJob(touching: touches, hasEnded: child?.isComplete ?? false)
      child?.release()
    }
  }
}
