import CTopdownHooks
import Dispatch

/// Answers for the main actor while the hooks are installed; what belongs to no simulation goes on to the runtime's own executor.
final class MainExecutorStandIn: SerialExecutor {
  static let shared = MainExecutorStandIn()

  func enqueue(_ job: UnownedJob) {
    let pointer = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
    let hook = hooks_job(
      job: pointer, task: hooks_task_id(pointer), delay_nanoseconds: 0, wake: nil, wake_context: nil, lane: hooks_lane_main)
    if !withUnsafePointer(to: hook, { hooks_captures($0) }) { hooks_enqueue_on_real_main(pointer) }
  }

  func isIsolatingCurrentContext() -> Bool? { isCurrent }

  func checkIsolated() {
    precondition(isCurrent, "this code does not run on the main actor: its caller is nonisolated, or on another actor")
  }

  /// Nonisolated jobs of a simulation run on the main queue, too, and are not the main actor's for that.
  private var isCurrent: Bool {
    let world = hooks_current_world()
    return DispatchQueue.getSpecific(key: mainQueue) != nil && (world.simulation == nil || world.is_main_actor != 0)
  }

  // The main queue is asked for, not the main thread: where `dispatchMain()` has ended that, another thread serves its queue.
  private let mainQueue = DispatchSpecificKey<Void>()

  private init() { DispatchQueue.main.setSpecific(key: mainQueue, value: ()) }
}
