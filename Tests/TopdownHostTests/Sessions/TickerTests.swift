import Testing

@testable import TopdownHost

@MainActor struct TickerTests {
  private let clock = HandClock()
  private final class Told { var ticks: [Duration] = [] }

  private func start(speed: Double) -> (ticker: Ticker, told: Told) {
    let told = Told()
    return (Ticker(speed: speed, clock: clock) { told.ticks.append($0) }, told)
  }

  @Test(arguments: [(1.0, Duration.seconds(3)), (0.1, .milliseconds(300)), (10, .seconds(30))])
  func asMuchTimePassesAsTheSpeedSays(speed: Double, passed: Duration) {
    let (ticker, told) = start(speed: speed)

    clock.advance(by: .seconds(3))

    #expect(ticker.speed == speed)
    let sum = told.ticks.reduce(.zero, +)
    #expect((passed - .milliseconds(Int(speed.rounded(.up)))...passed).contains(sum))
  }

  @Test func eachTickIsWholeMilliseconds() {
    let (ticker, told) = start(speed: 1)

    clock.advance(by: .seconds(1))

    #expect(told.ticks.count == 30)
    #expect(told.ticks.allSatisfy { $0 == .milliseconds(33) || $0 == .milliseconds(34) })
    ticker.stop()
  }

  @Test func aMachineThatSleptDoesNotRunThroughItsNight() {
    let (ticker, told) = start(speed: 1)
    clock.block(for: .seconds(3_600))

    clock.advance(by: .zero)

    #expect(told.ticks == [.seconds(1)])
    ticker.stop()
  }

  @Test func whoIsStoppedTellsNothing() {
    let (ticker, told) = start(speed: 1)

    ticker.stop()
    clock.advance(by: .seconds(1))

    #expect(told.ticks == [])
  }
}
