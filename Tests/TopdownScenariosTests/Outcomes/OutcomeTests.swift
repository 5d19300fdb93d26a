import SwiftUI
import Testing
import TopdownScenarios

@Suite @MainActor struct OutcomeTests {
  let log = SilentLog()

  struct Slip: Error, Equatable {}

  @Test func successReturns() async throws {
    let load: () async throws -> [String] = log.call("load", .success(["Dune"]))

    #expect(try await load() == ["Dune"])
  }

  @Test func failureThrows() async {
    let load: () async throws -> [String] = log.call("load", .failure(Slip()))

    await #expect(throws: Slip()) { try await load() }
  }

  @Test func emptyReturnsNothingToShow() async throws {
    let load: () async throws -> [String] = log.call("load", .empty)

    #expect(try await load() == [])
  }

  @Test func unauthorizedThrowsWhatAServerAsks() async {
    let load: () async throws -> [String] = log.call("load", .unauthorized)

    await #expect(throws: URLError(.userAuthenticationRequired)) { try await load() }
  }

  @Test func aSequenceIsTakenInTurnAndRepeatsItsLast() async throws {
    let next: () async throws -> Int = log.call("next", .sequence([.success(1), .sequence([.success(2), .success(3)])]))

    let answers = [try await next(), try await next(), try await next(), try await next()]

    #expect(answers == [1, 2, 3, 3])
  }

  @Test func pagesAreTakenInTurnUntilThereIsNothingMore() async throws {
    let next: () async throws -> [String] = log.call("next", .pages([["Dune"], ["Anathem"]]))

    let answers = [try await next(), try await next(), try await next(), try await next()]

    #expect(answers == [["Dune"], ["Anathem"], [], []])
  }

  @Test func pagesMayBreakOff() async throws {
    let next: () async throws -> [String] = log.call("next", .pages([["Dune"]], then: .failure(Slip())))

    #expect(try await next() == ["Dune"])
    await #expect(throws: Slip()) { try await next() }
  }

  @Test func eachBoundaryHasItsOwnTurn() async throws {
    let outcome = Outcome.sequence([.success(1), .success(2)])
    let first: () async throws -> Int = log.call("first", outcome)
    let second: () async throws -> Int = log.call("second", outcome)

    let answers = [try await first(), try await second(), try await first()]

    #expect(answers == [1, 1, 2])
  }

  @Test func aDelayOfNothingDoesWhatItWraps() async throws {
    let load: () async throws -> Int = log.call("load", .delayed(2, by: .zero))
    let fail: () async throws -> Int = log.call("fail", .delayed(.failure(Slip()), by: .zero))

    #expect(try await load() == 2)
    await #expect(throws: Slip()) { try await fail() }
  }

  @Test(arguments: [Outcome<Int>.never, .delayed(1, by: .seconds(3600))])
  func aCancelledWaitEndsAtOnce(outcome: Outcome<Int>) async {
    let load: () async throws -> Int = log.call("load", outcome)
    let flow = Task { try await load() }

    flow.cancel()

    await #expect(throws: CancellationError.self) { try await flow.value }
  }
}
