import CTopdownHooks
import Testing

@testable import TopdownSimulation

@Suite @MainActor struct HookCheckTests {
  @Test func theHooksHoldOnThisSwift() throws {
    try Simulation.verifyHooks()
  }

  @Test func aMechanismThatFailsIsNamedWithTheVersions() {
    let broken = HookCheck("clocks are not virtual", expecting: ["5.0 seconds"]) { $0.add("0.1 seconds") }

    let failure = #expect(throws: HookFailure.self) { try Simulation.verify([broken]) }

    #expect(
      failure?.description == """
        Simulations don't work in this process: clocks are not virtual (expected ["5.0 seconds"], found ["0.1 seconds"]). \
        This is Swift 6.3; supported is Swift 6.3 on Linux, with its libraries linked dynamically. \
        Use that, and leave out `-static-stdlib` and `-static-executable` for tests.
        """)
  }

  @Test func aSelfTestThatCannotGoOnFails() {
    let stuck = HookCheck("sleeps are not captured", expecting: []) { _ throws(SimulationError) in
      throw .calledFromInside(call: "settle()")
    }

    #expect(throws: HookFailure.self) { try Simulation.verify([stuck]) }
  }

  @Test func aSymbolThatIsMissingIsNamed() {
    let failure = #expect(throws: HookFailure.self) {
      try Hooks.install { name in String(cString: name) == "swift_task_isMainExecutor_hook" ? nil : hooks_find(name) }
    }

    #expect(
      failure?.description == """
        Simulations don't work in this process: the concurrency runtime does not export `swift_task_isMainExecutor_hook`. \
        This is Swift 6.3; supported is Swift 6.3 on Linux, with its libraries linked dynamically. \
        Use that, and leave out `-static-stdlib` and `-static-executable` for tests.
        """)
  }

  @Test func theHooksAreLeftAloneUntilTheFirstSimulation() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let before = hookIsSet()
      _ = Simulation()
      precondition(!before && hookIsSet())
    }
  }
}

private func hookIsSet() -> Bool {
  hooks_find("swift_task_enqueueGlobal_hook").map { $0.load(as: UnsafeRawPointer?.self) != nil } ?? false
}
