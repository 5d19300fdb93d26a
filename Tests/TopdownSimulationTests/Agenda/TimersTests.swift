import Testing

@testable import TopdownSimulation

@Suite struct TimersTests {
  @Test func timersLeaveByInstantAndThenByArrival() {
    var timers = Timers(), left: [UInt64] = []

    for (sleeper, instant) in zip(TaskID(1)..., [5, 3, 9, 3, 5, 1, 3] as [Instant]) {
      timers.insert(.numbered(sleeper), at: instant, sleeper: sleeper)
    }
    while let job = timers.popFirst() { left.append(job.task) }

    #expect(left == [6, 2, 4, 7, 1, 5, 3])
    #expect(timers.next == nil)
  }

  @Test(arguments: 1...7 as ClosedRange<TaskID>) func theTimerOfAnySleeperMayBeTakenOut(_ sleeper: TaskID) {
    var timers = Timers(), left: [UInt64] = []
    for (sleeper, instant) in zip(TaskID(1)..., [5, 3, 9, 3, 5, 1, 3] as [Instant]) {
      timers.insert(.numbered(sleeper), at: instant, sleeper: sleeper)
    }

    let job = timers.remove(sleeper: sleeper)

    #expect(job?.task == sleeper)
    #expect(timers.remove(sleeper: sleeper)?.task == nil)
    while let job = timers.popFirst() { left.append(job.task) }
    #expect(left == [6, 2, 4, 7, 1, 5, 3].filter { $0 != sleeper })
  }
}
