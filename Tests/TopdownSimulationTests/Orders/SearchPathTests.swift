import Testing

@testable import TopdownSimulation

@Suite struct SearchPathTests {
  typealias Choice = ScheduledOrder.Choice

  @Test func theSearchGoesOnAtTheLatestChoiceThatIsNotExhausted() {
    var path = SearchPath(), prefixes: [[Int]] = []

    path.add([Choice(index: 0, count: 2), Choice(index: 0, count: 3)], turnings: nil)
    while path.turn() { prefixes.append(path.prefix) }

    #expect(prefixes == [[0, 1], [0, 2], [1]])
    #expect(path.pruned == 0)
  }

  @Test func onlyTurningsAreTried() {
    var path = SearchPath(), prefixes: [[Int]] = []

    path.add([Choice(index: 0, count: 2), Choice(index: 0, count: 3)], turnings: [(choice: 1, index: 2)])
    while path.turn() { prefixes.append(path.prefix) }

    #expect(prefixes == [[0, 2]])
    #expect(path.pruned == 2)
  }

  @Test func aRunFurtherDownMayAskForAnEarlierTurning() {
    var path = SearchPath()

    path.add([Choice(index: 0, count: 2), Choice(index: 0, count: 2)], turnings: [(choice: 1, index: 1)])
    let first = path.turn() ? path.prefix : nil
    path.add([Choice(index: 0, count: 2), Choice(index: 1, count: 2)], turnings: [(choice: 0, index: 1)])
    let second = path.turn() ? path.prefix : nil

    let goesOn = path.turn()

    #expect(first == [0, 1])
    #expect(second == [1])
    #expect(!goesOn)
  }
}
