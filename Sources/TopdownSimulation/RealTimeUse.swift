import CTopdownHooks

/// Something in simulated code that happens in real time, or blocks the thread that all simulated code runs on.
public enum RealTimeUse: Hashable, Sendable {
  case delayedQueue, timer, semaphore, threadSleep

  init(_ use: hooks_real_time) {
    switch use {
    case hooks_queue_is_delayed: self = .delayedQueue
    case hooks_timer_is_set: self = .timer
    case hooks_thread_sleeps: self = .threadSleep
    default: self = .semaphore
    }
  }
}

extension RealTimeUse: CustomStringConvertible {
  public var description: String {
    switch self {
    case .delayedQueue:
      """
      `DispatchQueue.asyncAfter` was called inside a simulation: but for the main queue, queues wait in real time, and what they run is \
      outside. Use `Task.sleep`, or `DispatchQueue.main`, instead.
      """
    case .timer:
      """
      A `Timer` was put on a run loop inside a simulation: no virtual time fires it. \
      Use a task that sleeps instead.
      """
    case .threadSleep:
      """
      `Thread.sleep` was called inside a simulation: nothing else would run meanwhile, so it is passed over. \
      Use `Task.sleep` instead.
      """
    case .semaphore:
      """
      `DispatchSemaphore.wait` blocked inside a simulation: no other simulated task runs meanwhile, so none of them can signal it. \
      Use a continuation or an `AsyncStream` instead.
      """
    }
  }
}
