import CTopdownHooks

/// Answers for the main actor while the hooks are installed; what belongs to no simulation goes on to the runtime's own executor.
final class MainExecutorStandIn: SerialExecutor {
  static let shared = MainExecutorStandIn()

  func enqueue(_ job: UnownedJob) {
    let pointer = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
    let hook = hooks_job(
      job: pointer, task: hooks_task_id(pointer), delay_nanoseconds: 0, wake: nil, wake_context: nil, lane: hooks_lane_main)
    if !Registry.shared.capture(hook) { hooks_enqueue_on_real_main(pointer) }
  }

  func isIsolatingCurrentContext() -> Bool? { hooks_is_main_actor() }

  func checkIsolated() {
    precondition(hooks_is_main_actor(), "this code does not run on the main actor: its caller is nonisolated, or on another actor")
  }
}
