import Testing

@testable import TopdownSimulation

@Test @MainActor func hooksHoldOnThisToolchain() throws {
  try Simulation.verifyHooks()
}
