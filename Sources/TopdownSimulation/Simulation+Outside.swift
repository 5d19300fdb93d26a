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
  /// Throws ``SimulationError/outsideNeverAnswered(pendingTasks:pendingTimers:limit:)`` after `limit` of real time.
  public func waitForOutside(atMost limit: Duration = .seconds(10), until isEnough: () -> Bool) async throws {
    var patience = Patience(limit)
    while true {
      try settle()
      if isEnough() { return }
      if patience.isOver {
        throw SimulationError.outsideNeverAnswered(
          pendingTasks: agenda.tasksWaitingForOutside(), pendingTimers: pendingTimers, limit: limit)
      }
      try Task.checkCancellation()
      await nextArrival(&patience)
    }
  }

  /// Returns at the next job from outside, when patience is over, or when the waiting task is cancelled.
  func nextArrival(_ patience: inout Patience) async {
    let agenda = agenda, start = World.realInstant
    let nanoseconds = Int(clamping: patience.left.wholeNanoseconds)
    let end = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let once = Once { continuation.resume(returning: World.realInstant) }
        DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { once.call() }
        agenda.onNextArrival { once.call() }
        if Task.isCancelled { once.call() }
      }
    } onCancel: {
      agenda.signalArrival()
    }
    agenda.onNextArrival(nil)
    patience.wait(end - start)
  }
}
