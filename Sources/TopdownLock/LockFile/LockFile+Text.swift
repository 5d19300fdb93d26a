extension LockFile {
  /// The file's text: one fact a line, features and everything in them sorted, so that a change is a small diff.
  var text: String {
    var lines = ["topdown-lock \(Self.version)"]
    for feature in features {
      lines += ["", "feature \(feature.name)"]
      for core in feature.cores { lines += [""] + core.lines }
      lines += block("declaration", feature.declarations)
      lines += block("scenario", feature.scenarios)
      lines += block("preview", feature.previews)
      if !feature.tests.isEmpty { lines.append("") }
      lines += feature.tests.map { "test steps \($0.steps) expects \($0.expectations) \($0.name)" }
      lines += block("fixtures", feature.fixtures)
      lines += block("reference", feature.references)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func block(_ keyword: String, _ entries: [FeatureLock.Entry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [""] + entries.map { "\(keyword) \($0.fingerprint) \($0.name)" }
  }
}

extension CoreLock {
  fileprivate var lines: [String] {
    ["core \(name)", "  file \(file)", "  rules \(rules)"]
      + (imports.isEmpty ? [] : ["  imports \(imports)"])
      + boundaries.map { "  boundary \($0.name): \($0.signature)" }
  }
}
