import CTopdownHooks

/// A call into a simulation that waits for its instant.
package final class SimulationEntry: Sendable {
  /// Stands for the sleeping task that there is none of; real ids count up from 1.
  private static let nextSleeper = Guarded(TaskID.max)

  private let agenda: Agenda
  private let sleeper: TaskID
  private let body: Once

  init(after delay: Duration, into agenda: Agenda, _ body: @escaping @Sendable () -> Void) {
    self.agenda = agenda
    self.body = Once(body)
    sleeper = Self.nextSleeper.withLock { next in
      defer { next -= 1 }
      return next
    }
    let context = Unmanaged.passUnretained(self).toOpaque()
    let hook = hooks_job(
      job: context, task: 0, delay_nanoseconds: UInt64(clamping: delay.wholeNanoseconds),
      wake: { Unmanaged<SimulationEntry>.fromOpaque($0!).takeUnretainedValue().perform() }, wake_context: context,
      lane: hooks_lane_timer)
    agenda.add(Job(hook, creator: sleeper), of: self, at: sleeper)
  }

  /// Has no effect on one that was performed.
  package func cancel() {
    body.cancel()
    agenda.removeEntry(at: sleeper)
  }

  private func perform() {
    agenda.forgetEntry(at: sleeper)
    body.call()
  }
}
