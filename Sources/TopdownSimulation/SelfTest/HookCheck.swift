/// One promise of the hooks, tried out: answers what it found instead of what was promised, or nil.
@MainActor struct HookCheck {
  let name: String
  let run: () throws(SimulationError) -> String?

  /// Compares what a small simulation noted with what it should have.
  init(_ name: String, expecting expected: [String], _ note: @escaping (Notes) throws(SimulationError) -> Void) {
    self.name = name
    run = { () throws(SimulationError) in
      let notes = Notes()
      try note(notes)
      return notes.lines == expected ? nil : "expected \(expected), found \(notes.lines)"
    }
  }

  @MainActor final class Notes {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    nonisolated func addAssumingIsolation(_ line: String) { MainActor.assumeIsolated { add(line) } }
  }
}
