import TopdownSimulation
import XCTest

final class SimulateTests: XCTestCase {
  @MainActor func testASimulatedBodyReturnsItsValue() async throws {
    let now = try await simulate {
      try await Task.sleep(for: .seconds(3600))
      return SimulatedClock.current.now
    }

    XCTAssertEqual(now, .seconds(3600))
  }

  func testATestThatIsNotAsynchronousDoesTheSame() throws {
    let now = try simulate {
      try await Task.sleep(for: .seconds(3600))
      return SimulatedClock.current.now
    }

    XCTAssertEqual(now, .seconds(3600))
  }

  func testANonisolatedTestMaySimulate() async throws {
    let answer = try await simulate {
      await withCheckedContinuation { answer in DispatchQueue.global().async { answer.resume(returning: 7) } }
    }

    XCTAssertEqual(answer, 7)
  }

  func testAnErrorIsRethrown() throws {
    struct Refused: Error {}

    XCTAssertThrowsError(try simulate { throw Refused() }) { XCTAssertTrue($0 is Refused) }
  }

  func testWhatIsLeftPendingIsThrown() throws {
    XCTAssertThrowsError(try simulate { _ = Task(name: "left") { try await Task.sleep(for: .seconds(5)) } }) {
      guard case SimulationError.leftPending(_, let pending) = $0 else { return XCTFail("\($0)") }
      XCTAssertEqual(pending.map(\.label), [#"task "left""#])
      XCTAssertEqual(pending.map(\.obstacle), [.sleep(until: .seconds(5))])
    }
  }
}
