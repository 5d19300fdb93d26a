/// What the main queue, the main run loop and the main operation queue run: tasks of the main actor.
///
/// Tasks need no run loop that somebody runs, and a simulation moves their time.
enum MainActorWork {
  static func run(_ action: @escaping () -> Void) {
    let action = Crossing(action)
    Task { @MainActor in action.value() }
  }

  static func run(after delay: Duration, _ action: @escaping () -> Void) {
    let action = Crossing(action)
    Task { @MainActor in
      try await Task.sleep(for: max(delay, .zero))
      action.value()
    }
  }

  /// First after `delay`, then each `interval` from there on, without drift.
  static func run(after delay: Duration, each interval: Duration, _ action: @escaping () -> Void) -> any Cancellable {
    let action = Crossing(action)
    let first = ContinuousClock.now + max(delay, .zero)
    let task = Task { @MainActor in
      var next = first
      while true {
        try await Task.sleep(until: next, clock: .continuous)
        try Task.checkCancellation()
        action.value()
        // A timer that is late leaves turns out, as run loops do.
        repeat { next += max(interval, .nanoseconds(1)) } while next < ContinuousClock.now
      }
    }
    return TaskCancellation(task: task)
  }
}

/// Cancels a task when asked to, and not before: work that nobody holds is done all the same.
private struct TaskCancellation: Cancellable {
  let task: Task<Void, any Error>

  func cancel() { task.cancel() }
}
