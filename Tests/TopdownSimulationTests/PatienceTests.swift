import Testing

@testable import TopdownSimulation

@Suite struct PatienceTests {
  @Test func onlyWhatWasWaitedUsesItUp() {
    var patience = Patience(.seconds(10))

    patience.wait(.seconds(4))
    patience.wait(.seconds(5))

    #expect(!patience.isOver)
    #expect(patience.left == .seconds(1))
  }

  @Test func itIsOverWhenAllOfItWasWaited() {
    var patience = Patience(.seconds(10))

    patience.wait(.seconds(10))

    #expect(patience.isOver)
  }

  @Test func noPatienceIsOverAtOnce() {
    #expect(Patience(.zero).isOver)
  }

  @Test @MainActor func aSimulatedAnswerIsMeasuredInRealTime() throws {
    let before = ContinuousClock.now, simulation = Simulation(), seen = Notes()

    simulation.run { seen.add("\(before <= World.realInstant && World.realInstant <= before + .seconds(86_400))") }

    #expect(seen.lines == ["true"])
  }
}
