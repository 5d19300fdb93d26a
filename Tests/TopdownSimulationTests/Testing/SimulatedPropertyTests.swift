import Foundation
import Testing
import TopdownProperties

@testable import TopdownSimulation

/// A property and a simulation, neither of which knows the other.
@Suite struct SimulatedPropertyTests {
  @Test(.simulated) func aPropertyRunsInVirtualTime() async throws {
    let began = Date()

    try await forAll(.int(in: 0...3600), runs: 50) { seconds in
      let before = ContinuousClock.now
      try await Task.sleep(for: .seconds(seconds))
      #expect(before.duration(to: .now) == .seconds(seconds))
    }

    #expect(Date().timeIntervalSince(began) > 3600)
  }

  @Test(.simulated) @MainActor func aBodyOfTheMainActorDoesToo() async throws {
    var total = 0

    try await forAll(.array(of: .int(in: 0...9)), runs: 20) { numbers in
      for number in numbers { try await Task.sleep(for: .seconds(number)) }
      MainActor.assertIsolated()
      total += 1
    }

    #expect(total == 20)
  }

  @Test(.simulated) func theSimplestFailureIsTold() async throws {
    let failure = await #expect(throws: PropertyFailure.self) {
      try await forAll(.int(in: 0...3600)) { seconds in
        let before = ContinuousClock.now
        try await Task.sleep(for: .seconds(seconds))
        return before.duration(to: .now) < .seconds(100)
      }
    }

    #expect(failure?.description.hasPrefix("the property fails for\n  100\nbecause it answered false\n") == true)
  }

  @Test(.simulated) func expectationsAreKeptWhileItSearches() async throws {
    let told = Guarded(0)
    let trait: IssueHandlingTrait = .compactMapIssues { issue in
      told.withLock { $0 += 1 }
      return nil
    }

    try await trait.provideScope(for: try #require(Test.current), testCase: Test.Case.current) {
      try await forAll(.int(in: 0...3600)) { seconds in
        try await Task.sleep(for: .seconds(seconds))
        #expect(seconds < 100)
      }
    }

    #expect(told.withLock { $0 } == 1)
  }
}
