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

  @Test func theSearchGoesOnAtTheLatestChoiceThatIsNotExhausted() {
    typealias Choice = ScheduledOrder.Choice

    #expect(OrderSearch.prefix(after: [Choice(index: 0, count: 2), Choice(index: 0, count: 3)]) == [0, 1])
    #expect(OrderSearch.prefix(after: [Choice(index: 0, count: 2), Choice(index: 2, count: 3)]) == [1])
    #expect(OrderSearch.prefix(after: [Choice(index: 1, count: 2), Choice(index: 2, count: 3)]) == nil)
  }
}
