/// What `lock` did, or why it wrote nothing.
public struct LockOutcome: Sendable {
  enum Feature: Sendable {
    case locked(name: String, counts: Verification.Counts, shells: [String])
    /// Nothing differs, or only things were added.
    case kept(name: String, added: [Unlocked])
    case changed(name: String, changes: [Change])
  }

  let features: [Feature]
  let isUpdate: Bool

  /// Whether the lock file was written: not where a locked thing changed, unless it was to be updated.
  public var isWritten: Bool {
    isUpdate || !features.contains { if case .changed = $0 { true } else { false } }
  }

  /// The outcome for a person.
  public func text(in palette: Palette) -> String {
    let lines = features.flatMap { self.lines(for: $0, palette) }
    guard !isWritten else { return lines.joined(separator: "\n") + "\n" }
    let names = features.compactMap { if case .changed(let name, _) = $0 { name } else { nil } }
    let advice =
      "nothing was written; take the changes back, or accept them: topdown lock --update \(names.joined(separator: " "))"
    return (lines + [advice]).joined(separator: "\n") + "\n"
  }

  private func lines(for feature: Feature, _ palette: Palette) -> [String] {
    switch feature {
    case .locked(let name, let counts, let shells):
      let verb = isWritten ? palette.good("locked \(name)") : palette.note("\(name) is ready to lock")
      return ["\(verb): \(counts)"] + shells.map { "  left open: \($0)" }
    case .kept(let name, let added) where added.isEmpty:
      return ["\(name) is locked already and nothing changed"]
    case .kept(let name, let added):
      let verb = isWritten ? palette.good("added to \(name)") : palette.note("\(name) has more to lock")
      return ["\(verb):"] + added.map { "  \($0.message)" }
    case .changed(let name, let changes):
      let verb = isUpdate ? palette.good("accepted in \(name)") : palette.bad("\(name) changed") + " since it was locked"
      return ["\(verb): \(counted(changes.count, "change"))"] + changes.map { "  \($0.message)" }
    }
  }
}

extension LockOutcome.Feature {
  init(reading: FeatureReading, locked: FeatureLock?) {
    let name = reading.lock.name
    guard let locked else {
      let reached = reading.lock.declarations.byName
      let shells = reading.shells.filter { reached[$0.name] == nil }.map { "\($0.name), since \($0.reason) (\($0.path))" }
      self = .locked(name: name, counts: reading.lock.counts, shells: shells)
      return
    }
    let comparison = Comparison(locked: locked, current: reading)
    self =
      comparison.changes.isEmpty
      ? .kept(name: name, added: comparison.unlocked) : .changed(name: name, changes: comparison.changes)
  }
}
