import Testing

@testable import TopdownSimulation

@Suite struct ScheduleTests {
  @Test(arguments: [("0", []), ("0.2.1", [0, 2, 1]), ("1.0.0", [1])]) func aScheduleIsReadAsItIsWritten(
    _ text: String, _ choices: [Int]
  ) {
    #expect(Schedule(text)?.choices == choices)
  }

  @Test(arguments: [[], [1], [0, 3]]) func aScheduleSurvivesItsText(_ choices: [Int]) {
    #expect(Schedule(Schedule(choices).description) == Schedule(choices))
  }

  @Test(arguments: ["", "a", "1..2", "-1", "1.x"]) func whatIsNoScheduleIsRefused(_ text: String) {
    #expect(Schedule(text) == nil)
  }
}
