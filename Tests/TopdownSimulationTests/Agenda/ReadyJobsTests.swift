import Testing

@testable import TopdownSimulation

@Suite struct ReadyJobsTests {
  @Test func theFirstAndOthersMayLeave() {
    var ready = ReadyJobs(), left: [UInt64] = []
    for number in 1...5 { ready.append(.numbered(TaskID(number))) }

    for index in [0, 2, 0, 1, 0] { left.append(ready.remove(at: index).task) }

    #expect(left == [1, 4, 2, 5, 3])
    #expect(ready.isEmpty)
  }

  @Test func theOrderOfArrivalHoldsOverManyJobs() {
    var ready = ReadyJobs(), left: [UInt64] = []

    for number in 1...3_000 as ClosedRange<TaskID> {
      ready.append(.numbered(number))
      if number.isMultiple(of: 3) { left.append(ready.remove(at: 0).task) }
    }
    while !ready.isEmpty { left.append(ready.remove(at: 0).task) }

    #expect(left == Array(1...3_000))
  }
}
