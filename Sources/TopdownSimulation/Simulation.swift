/// Virtual time and a fixed order for everything that starts inside: tasks, actors, sleeps and clocks, in unmodified code.
///
///     let simulation = Simulation()
///     simulation.run { Task { try await Task.sleep(for: .seconds(3600)); log("an hour later") } }
///     try simulation.advance(by: .seconds(3600))
///
/// All jobs run in the main actor's place while one of the methods below runs, first in, first out; nothing runs between two calls. Clocks
/// stand still while code runs and start at 2001-01-01T00:00:00Z.
///
/// Real time remains for all that other code of the process starts, before, after or meanwhile on other threads, and for what simulated
/// code itself hands out of Swift concurrency: to a `DispatchQueue` (`asyncAfter` waits in real time), a `Thread`, a `Timer` (whose date
/// of 2001 is long past), or an actor with an executor of its own. Code that blocks its thread until another simulated task goes on waits
/// for ever. Two things can't be told apart and must not be done: share a contended actor between a simulation and real tasks, and let
/// the first thing that `Task.immediate` waits for be an answer from outside.
///
/// A simulation that is let go drops what it has not run: those tasks never go on, in real time or elsewhere, and keep their memory. Let
/// ``cancelPendingTasks()`` end them first where that matters.
@MainActor public final class Simulation {
  /// Jobs that one call may run before it throws ``SimulationError/neverAtRest(call:jobs:task:)``; a call that moves time to a known
  /// end may run more, so that a clock may tick through days.
  public var jobLimit = 100_000

  let agenda: Agenda

  /// Installs and checks the hooks the first time in a process, and stops the process with a ``HookFailure`` if they don't work.
  public convenience init() { self.init(order: ArrivalOrder()) }

  convenience init(order: some JobOrder) {
    Self.requireHooks()
    self.init(unverified: order)
  }

  static func requireHooks() {
    if case .failure(let failure) = verification { fatalError(failure.description) }
  }

  init(unverified order: some JobOrder) { agenda = Agenda(order: order) }

  deinit {
    agenda.retire()
    Registry.shared.retire(agenda)
  }

  /// Virtual time since the simulation began.
  public var now: Duration { .nanoseconds(Int64(agenda.now)) }

  /// Whether a job could run without time moving on.
  public var hasReadyJobs: Bool { agenda.hasReadyJobs }

  /// How many sleeps have not ended.
  public var pendingTimers: Int { agenda.timerCount }

  /// When the next sleep ends, counted as ``now`` is; nil when nothing sleeps.
  public var nextTimer: Duration? { agenda.nextTimer.map { .nanoseconds(Int64($0)) } }

  /// How many tasks are not complete, those of task groups and `async let` not counted.
  public var pendingTasks: Int { agenda.pendingTasks() }

  /// The same tasks one by one, in the order of creation, each with what it waits for.
  public var pending: [PendingTask] { agenda.pendingReport() }

  /// What simulated code did so far in real time, as far as it could be noticed.
  public var realTimeUses: Set<RealTimeUse> { agenda.realTimeUses }

  /// Performs `body` at once, inside: its clocks are virtual, and what it starts waits for ``settle()``.
  public func run<R, E>(_ body: () throws(E) -> R) throws(E) -> R {
    if World.isInside(agenda) { return try body() }
    return try World.drive(agenda) { world throws(E) in try world.enter(asMainActor: true, body) }
  }
}
