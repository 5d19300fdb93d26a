extension Comparison {
  mutating func compareCores() {
    let now = current.lock.cores.byName
    for core in locked.cores {
      if let current = now[core.name] { compare(core, current) } else { reportMissing(core) }
    }
    let before = locked.cores.byName
    for core in current.lock.cores where before[core.name] == nil {
      unlocked.append(Unlocked(kind: .core, name: core.name, path: core.file))
    }
  }

  private mutating func reportMissing(_ core: CoreLock) {
    if let shell = current.shells.first(where: { $0.name == core.name }) {
      report(
        .coreOwnsLiveState, core.name, at: shell.path, "\(core.name): no longer a core, since \(shell.reason) (\(shell.path))")
    } else {
      report(.coreRemoved, core.name, "\(core.name): core removed (it was in \(core.file))")
    }
  }

  private mutating func compare(_ before: CoreLock, _ now: CoreLock) {
    let name = before.name
    if before.rules != now.rules {
      report(.rulesChanged, name, at: now.file, "\(name): rules changed (\(now.file))")
    }
    if before.imports != now.imports {
      report(
        .importsChanged, name, at: now.file, "\(name): imports changed: \(before.imports) → \(now.imports)")
    }
    compareBoundaries(before, now)
  }

  private mutating func compareBoundaries(_ before: CoreLock, _ now: CoreLock) {
    let old = before.boundaries.byName
    let new = now.boundaries.byName
    for boundary in before.boundaries {
      let subject = "\(before.name): boundary \(boundary.name)"
      guard let other = new[boundary.name] else {
        report(.boundaryRemoved, before.name, at: now.file, "\(subject) removed: \(boundary.signature)")
        continue
      }
      guard other != boundary else { continue }
      report(.boundaryChanged, before.name, at: now.file, "\(subject) changed: \(boundary.signature) → \(other.signature)")
    }
    for boundary in now.boundaries where old[boundary.name] == nil {
      report(.boundaryAdded, before.name, at: now.file, "\(before.name): boundary \(boundary.name) added: \(boundary.signature)")
    }
    let kept = before.boundaries.map(\.name).filter { new[$0] != nil }
    let keptNow = now.boundaries.map(\.name).filter { old[$0] != nil }
    if kept != keptNow {
      let change = "\(kept.joined(separator: ", ")) → \(keptNow.joined(separator: ", "))"
      report(.boundariesReordered, before.name, at: now.file, "\(before.name): boundaries reordered: \(change)")
    }
  }
}
