extension Verification {
  /// The findings for a person: one line when all holds, otherwise what changed and what to do.
  public func text(in palette: Palette) -> String {
    guard !features.contains(where: { !$0.changes.isEmpty }) else {
      return (changeLines(palette) + unlockedLines(palette) + advice).joined(separator: "\n") + "\n"
    }
    let counts = features.reduce(Counts()) { $0 + $1.counts }
    let names = features.map(\.name).listed
    let verb = features.count == 1 ? "holds" : "hold"
    let summary = palette.good("\(names) \(verb)") + ": \(counts) are as locked"
    return ([summary] + unlockedLines(palette)).joined(separator: "\n") + "\n"
  }

  private func changeLines(_ palette: Palette) -> [String] {
    features.filter { !$0.changes.isEmpty }.flatMap { feature in
      let count = counted(feature.changes.count, "change")
      return [palette.bad("\(feature.name) changed") + " since it was locked: \(count)"]
        + feature.changes.map { "  \($0.message)" }
    }
  }

  private func unlockedLines(_ palette: Palette) -> [String] {
    let unlocked = features.filter { !$0.unlocked.isEmpty }
    guard !unlocked.isEmpty else { return [] }
    let names = unlocked.map(\.name).joined(separator: " ")
    let title = isStrict ? palette.bad("not locked yet, which --strict refuses") : palette.note("not locked yet")
    return ["\(title); to lock: topdown lock \(names)"] + unlocked.flatMap { $0.unlocked.map { "  \($0.message)" } }
  }

  private var advice: [String] {
    let names = features.filter { !$0.changes.isEmpty }.map(\.name).joined(separator: " ")
    return ["take the changes back, or accept them: topdown lock --update \(names)"]
  }
}
