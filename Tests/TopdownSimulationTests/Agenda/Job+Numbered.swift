import CTopdownHooks

@testable import TopdownSimulation

extension Job {
  /// Never run.
  static func numbered(_ number: TaskID) -> Job {
    let hook = hooks_job(
      job: UnsafeMutableRawPointer(bitPattern: 8)!, task: number, delay_nanoseconds: 0, wake: nil, wake_context: nil,
      lane: hooks_lane_timer)
    return Job(hook, creator: number)
  }
}
