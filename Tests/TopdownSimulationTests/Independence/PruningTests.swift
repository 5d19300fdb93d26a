import Foundation
import Testing

@testable import TopdownSimulation

@Suite @MainActor struct PruningTests {
  /// `TOPDOWN_PROGRAMS` sets how many.
  @Test func prunedAndWholeExplorationsOfRandomProgramsGiveTheSame() async throws {
    let count = ProcessInfo.processInfo.environment["TOPDOWN_PROGRAMS"].flatMap(Int.init) ?? 1_000
    let first = ProcessInfo.processInfo.environment["TOPDOWN_FIRST"].flatMap(UInt64.init) ?? 0
    let max = ProcessInfo.processInfo.environment["TOPDOWN_ORDERS"].flatMap(Int.init) ?? 60
    var compared = 0, seed: UInt64 = first, whole = 0, explored = [Independence.ofFootprints: 0, .ofWakes: 0]

    while compared < count {
      let program = RandomProgram(seed: seed)
      let reference = try await explore(program, by: nil, max: max)
      if reference.count.isComplete {
        for independence in [Independence.ofFootprints, .ofWakes] {
          let pruned = try await explore(program, by: independence, max: max)
          let missed = Set(reference.evidence).subtracting(pruned.evidence)
          #expect(missed.isEmpty, "seed \(seed), \(independence): \(program.steps)\nmissed \(missed.prefix(2))")
          #expect(Set(pruned.evidence).isSubset(of: reference.evidence), "seed \(seed): \(program.steps)")
          #expect(pruned.count.isComplete)
          explored[independence]! += pruned.count.explored
        }
        whole += reference.count.explored
        compared += 1
      }
      seed += 1
    }

    print("\(compared) programs of \(seed - first): \(whole) orders, pruned \(explored.values.sorted())")
  }

  private func explore(
    _ program: RandomProgram, by independence: Independence?, max: Int
  ) async throws -> Exploration<[String]> {
    try await exploreOrders(max: max, independence: independence) { await program.run() }
  }
}
