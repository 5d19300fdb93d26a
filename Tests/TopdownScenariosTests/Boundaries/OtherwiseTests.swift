import SwiftUI
import Testing
import TopdownScenarios

@Suite @MainActor struct OtherwiseTests {
  let log = SilentLog()

  struct Slip: Error {}

  @Test(arguments: 0...3) func aClosureThatCannotThrowDoesWhatItsOutcomeSays(count: Int) async {
    let none: () async -> Int = log.call("call", .success(0), otherwise: -1)
    let one: (Int) async -> Int = log.call("call", .delayed(1, by: .zero), otherwise: -1)
    let two: (Int, Int) async -> Int = log.call("call", .success(2), otherwise: -1)
    let three: @Sendable (Int, Int, Int) async -> Int = log.call("call", .success(3), otherwise: -1)

    let answer =
      switch count {
      case 0: await none()
      case 1: await one(1)
      case 2: await two(1, 2)
      default: await three(1, 2, 3)
      }

    #expect(answer == count)
  }

  @Test func aFailureIsTheFallback() async {
    let load: (String) async -> [String] = log.call("load", .failure(Slip()), otherwise: ["none"])

    #expect(await load("Dune") == ["none"])
  }

  @Test func aCancelledWaitIsTheFallback() async {
    let load: @Sendable () async -> [String] = log.call("load", .never, otherwise: [])
    let flow = Task { await load() }

    flow.cancel()

    #expect(await flow.value == [])
  }
}
