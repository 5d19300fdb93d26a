import Dispatch

extension Simulation {
  /// Settles, and goes on settling whenever an answer comes from outside, until every task is complete, asleep, or waits for
  /// the value of another one.
  ///
  /// An answer from outside is a continuation that another thread resumes. The main actor is free while this waits. A task that waits
  /// for something which never comes, such as the next element of a stream, makes this wait in vain: say what is enough with
  /// ``waitForOutside(atMost:until:)``. Virtual time does not move.
  public func waitForOutside(atMost limit: Duration = .seconds(10)) async throws {
    try await waitForOutside(atMost: limit) { self.agenda.tasksWaitingForOutside() == 0 }
  }

  /// Settles, and goes on settling whenever an answer comes from outside, until `isEnough` holds.
  ///
  /// Throws ``SimulationError/outsideNeverAnswered(pendingTasks:pendingTimers:limit:)`` after `limit` of real time
  /// without an answer.
  public func waitForOutside(atMost limit: Duration = .seconds(10), until isEnough: () -> Bool) async throws {
    var answers = agenda.arrivalsFromOutside, deadline = ContinuousClock.now + limit
    while true {
      try settle()
      if isEnough() { return }
      if agenda.arrivalsFromOutside != answers { deadline = .now + limit }
      answers = agenda.arrivalsFromOutside
      let remaining = deadline - .now
      if remaining <= .zero {
        throw SimulationError.outsideNeverAnswered(
          pendingTasks: agenda.tasksWaitingForOutside(), pendingTimers: pendingTimers, limit: limit)
      }
      try Task.checkCancellation()
      await nextArrival(within: remaining)
    }
  }

  /// Returns at the next job from outside, when the time is up, or when the waiting task is cancelled.
  func nextArrival(within limit: Duration) async {
    let agenda = agenda
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let once = Once { continuation.resume() }
        DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(Int(clamping: limit.wholeNanoseconds))) { once.call() }
        agenda.onNextArrival { once.call() }
        if Task.isCancelled { once.call() }
      }
    } onCancel: {
      agenda.signalArrival()
    }
    agenda.onNextArrival(nil)
  }
}
