import TopdownSimulation
import XCTest

/// XCTest's asynchronous tests go on while the hooks are installed.
final class XCTestTests: XCTestCase {
  @MainActor func testASimulationRunsInATestOfTheMainActor() async throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run { _ = Task { notes.add("ran") } }
    try simulation.settle()
    await Task.yield()

    XCTAssertEqual(notes.lines, ["ran"])
    MainActor.assertIsolated()
  }

  func testANonisolatedTestReachesTheMainActor() async throws {
    await MainActor.run { _ = Simulation() }

    try await Task.sleep(for: .milliseconds(1))

    await MainActor.run { MainActor.assertIsolated() }
  }

  @MainActor func testATestWithoutSuspensionRunsASimulation() throws {
    let simulation = Simulation(), notes = Notes()

    simulation.run { _ = Task { notes.add("ran") } }
    try simulation.settle()

    XCTAssertEqual(notes.lines, ["ran"])
  }
}
