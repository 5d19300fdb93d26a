import Foundation

/// A package with its lock file: the two things that `topdown lock` and `topdown verify` do.
public struct PackageLock {
  private let layout: PackageLayout
  private let lockURL: URL

  /// Throws `LockError` where the folder is not a package.
  public init(packagePath: String) throws {
    let root = URL(fileURLWithPath: packagePath, isDirectory: true).standardizedFileURL
    layout = try PackageLayout(root: root)
    lockURL = root.appendingPathComponent(LockFile.name)
  }

  /// Compares what is locked with the sources; no names means every locked feature.
  ///
  /// Throws `LockError` where there is no lock, or a file can't be read or parsed.
  public func verify(features names: [String] = [], isStrict: Bool = false) throws -> Verification {
    guard let file = try read() else {
      throw LockError("nothing is locked in \(layout.root.path): there is no \(LockFile.name); lock with: topdown lock")
    }
    guard !file.features.isEmpty else {
      throw LockError("nothing is locked in \(layout.root.path): \(LockFile.name) holds no feature; lock with: topdown lock")
    }
    let chosen = names.isEmpty ? file.features.map(\.name) : names.eachOnce
    let features = try chosen.map { name in
      guard let locked = file[name] else { throw notLocked(name, file) }
      return try verify(locked)
    }
    return Verification(features: features, isStrict: isStrict)
  }

  /// Locks features; no names means the locked ones and every module with a core that is a view, or a scenario.
  ///
  /// Nothing is written where a locked thing changed, unless `isUpdate`. Throws `LockError` where a file can't be read,
  /// parsed or written.
  public func lock(features names: [String] = [], isUpdate: Bool = false) throws -> LockOutcome {
    var file = try read() ?? LockFile()
    let readings = try readings(of: names, lockedBefore: file)
    let gone = names.isEmpty ? file.features.map(\.name).filter { !layout.has($0) } : []
    let features =
      readings.map { LockOutcome.Feature(reading: $0, locked: file[$0.lock.name]) }
      + gone.map { LockOutcome.Feature.changed(name: $0, changes: [goneChange($0)]) }
    let outcome = LockOutcome(features: features, isUpdate: isUpdate)
    guard outcome.isWritten else { return outcome }
    for name in gone { file[name] = nil }
    for reading in readings {
      file[reading.lock.name] = reading.lock
    }
    try write(file)
    return outcome
  }

  private func verify(_ locked: FeatureLock) throws -> Verification.Feature {
    guard layout.has(locked.name) else {
      return Verification.Feature(
        name: locked.name, counts: locked.counts, changes: [goneChange(locked.name)], unlocked: [])
    }
    let comparison = Comparison(locked: locked, current: try reading(of: locked.name))
    return Verification.Feature(
      name: locked.name, counts: locked.counts, changes: comparison.changes, unlocked: comparison.unlocked)
  }

  private func goneChange(_ name: String) -> Change {
    Change(
      code: .featureRemoved, subject: name, path: nil,
      message: "\(name): the module is gone, neither Sources nor the manifest has it")
  }

  // MARK: Sources

  private func reading(of module: String) throws -> FeatureReading {
    try FeatureReader(module: module, layout: layout).read()
  }

  private func readings(of names: [String], lockedBefore file: LockFile) throws -> [FeatureReading] {
    guard names.isEmpty else {
      return try names.eachOnce.map { name in
        guard layout.has(name) else { throw noModule(name) }
        let reading = try reading(of: name)
        let hasContent = !reading.lock.cores.isEmpty || reading.lock.counts.scenarios > 0
        guard hasContent || file[name] != nil else { throw nothingToLock(reading) }
        return reading
      }
    }
    let all = try layout.modules.map { try reading(of: $0) }
    let chosen = all.filter { $0.isFeature || file[$0.lock.name] != nil }
    guard !chosen.isEmpty || !file.features.isEmpty else {
      throw LockError(
        "no module of \(layout.root.path) has a core that is a view, or a scenario: nothing to lock; name a module to lock its values, as in: topdown lock \(layout.modules.first ?? "Module")"
      )
    }
    return chosen
  }

  private func noModule(_ name: String) -> LockError {
    let hint = nearest(to: name, in: layout.modules).map { "did you mean \($0)?" }
    return LockError(
      "there is no module \(name) in \(layout.root.path): \(hint ?? "it has \(layout.modules.listed)")")
  }

  private func nothingToLock(_ reading: FeatureReading) -> LockError {
    let shells = reading.shells.map { "\($0.name) is none, since \($0.reason)" }
    let why = shells.isEmpty ? "it declares no view and no value with rules" : shells.joined(separator: "; ")
    return LockError("\(reading.lock.name) has no core and no scenario: \(why); move its rules into a core and lock again")
  }

  private func notLocked(_ name: String, _ file: LockFile) -> LockError {
    let names = file.features.map(\.name)
    guard layout.has(name) else {
      let hint = nearest(to: name, in: names).map { "did you mean \($0)?" }
      return LockError("\(name) is not locked: \(hint ?? "locked are \(names.listed)")")
    }
    return LockError("\(name) is not locked: locked are \(names.listed); to lock it: topdown lock \(name)")
  }

  // MARK: The file

  private func read() throws -> LockFile? {
    guard FileManager.default.fileExists(atPath: lockURL.path) else { return nil }
    guard let text = try? String(contentsOf: lockURL, encoding: .utf8) else {
      throw LockError("\(LockFile.name) is not readable UTF-8 text; restore it from version control")
    }
    return try LockFileParser.parse(text)
  }

  private func write(_ file: LockFile) throws {
    do {
      try Data(file.text.utf8).write(to: lockURL, options: .atomic)
    } catch {
      throw LockError("\(lockURL.path) can't be written: \(error.localizedDescription); nothing was locked")
    }
  }
}

extension [String] {
  /// The words in their order, without repetition.
  fileprivate var eachOnce: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
