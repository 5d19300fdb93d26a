import Testing
import TopdownProperties

@testable import TopdownSimulation

@Suite struct StepSetTests {
  private let steps = Generator<[Int]>.array(of: .int(in: 0...200))

  @Test func holdsWhatASetHolds() async throws {
    try await forAll(steps, steps) { some, others in
      var steps = StepSet(), further = StepSet()
      for step in some { steps.insert(step) }
      for step in others { further.insert(step) }

      steps.formUnion(further)

      let held = Set(some).union(others)
      #expect((0...200).allSatisfy { steps.contains($0) == held.contains($0) })
    }
  }
}
