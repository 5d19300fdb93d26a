import Testing

@testable import TopdownSimulation

@Suite @MainActor struct CancellationTests {
  @Test func aTaskIsCancelledAtEachPoint() async throws {
    let exploration = try await exploreOrders(.cancellation) {
      let notes = Notes()
      let task = Task(name: "load") {
        notes.add("begins")
        do {
          try await Task.sleep(for: .seconds(1))
          notes.add("slept")
          try await Task.sleep(for: .seconds(1))
          notes.add("slept again")
        } catch {
          notes.add("cancelled")
        }
      }
      await task.value
      return notes.lines
    }

    #expect(exploration.count.isComplete)
    #expect(
      Set(exploration.evidence) == [
        ["begins", "slept", "slept again"], ["begins", "cancelled"], ["begins", "slept", "cancelled"],
      ])
  }

  @Test func aCancellationIsToldInTheInterleaving() async throws {
    let exploration = try await exploreOrders(.cancellation) {
      let task = Task(name: "load") { (try? await Task.sleep(for: .seconds(1))) != nil }
      return await task.value
    }

    let cancelled = exploration.findings.first { $0.outcome == .evidence(false) }
    #expect(cancelled?.interleaving.contains { $0.contains("task \"load\" is cancelled") } == true, "\(exploration)")
  }

  /// The spinner that stays on when the load is cancelled, and the mended one.
  @Test(arguments: [false, true]) func aSpinnerLeftOnByACancellationIsFound(_ isMended: Bool) async throws {
    let exploration = try await exploreOrders(.cancellation) { @MainActor in
      let model = Spinner(isMended: isMended)
      await Task(name: "load") { try? await model.load() }.value
      return model.isOn
    }

    #expect(Set(exploration.evidence) == (isMended ? [false] : [false, true]))
  }

  @Test func prunedAndWholeExplorationsWithCancellationsGiveTheSame() async throws {
    for seed in 0..<60 as Range<UInt64> {
      let program = RandomProgram(seed: seed)
      let whole = try await exploreOrders(.cancellation, max: 150, independence: nil) { await program.run() }
      guard whole.count.isComplete else { continue }
      for independence in [Independence.ofFootprints, .ofWakes] {
        let pruned = try await exploreOrders(.cancellation, max: 150, independence: independence) { await program.run() }
        #expect(Set(pruned.evidence) == Set(whole.evidence), "seed \(seed), \(independence): \(program.steps)")
      }
    }
  }
}

@MainActor private final class Spinner {
  private let isMended: Bool
  private(set) var isOn = false

  init(isMended: Bool) { self.isMended = isMended }

  func load() async throws {
    isOn = true
    defer { if isMended { isOn = false } }
    try await Task.sleep(for: .seconds(1))
    isOn = false
  }
}
