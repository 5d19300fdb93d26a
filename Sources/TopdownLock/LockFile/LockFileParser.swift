/// Reads a lock file line by line; every complaint names the line.
struct LockFileParser {
  private var file = LockFile()
  private var feature: FeatureLock?
  private var core: PartialCore?
  private var lineNumber = 0

  private struct PartialCore {
    let name: String
    let line: Int
    var file: String?
    var rules: Fingerprint?
    var imports = ""
    var boundaries: [Boundary] = []
  }

  static func parse(_ text: String) throws(LockError) -> LockFile {
    var parser = LockFileParser()
    // Version control may have turned line breaks into another system's.
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      parser.lineNumber += 1
      try parser.read(line)
    }
    try parser.closeFeature()
    return parser.file
  }

  private mutating func read(_ line: Substring) throws(LockError) {
    if lineNumber == 1 { return try readVersion(line) }
    guard !line.isEmpty else { return }
    let isDetail = line.hasPrefix("  ")
    let (keyword, rest) = (isDetail ? line.dropFirst(2) : line).cut(at: " ")
    guard !rest.isEmpty else { throw failure("`\(line)` says nothing after `\(keyword)`") }
    if isDetail { try readDetail(keyword, rest) } else { try readLine(keyword, rest) }
  }

  private func readVersion(_ line: Substring) throws(LockError) {
    let (keyword, rest) = line.cut(at: " ")
    guard keyword == "topdown-lock", let version = Int(rest) else {
      throw failure("a lock file begins with `topdown-lock \(LockFile.version)`, this one with `\(line)`")
    }
    guard version <= LockFile.version else {
      throw LockError(
        "\(LockFile.name) has version \(version), and this topdown reads up to version \(LockFile.version): it was written by a newer topdown; update yours"
      )
    }
    guard version == LockFile.version else {
      throw failure("version \(version) was never written by any topdown; restore the file from version control")
    }
  }

  private mutating func readLine(_ keyword: Substring, _ rest: Substring) throws(LockError) {
    if keyword == "feature" {
      try closeFeature()
      guard file[String(rest)] == nil else { throw failure("feature \(rest) is here twice") }
      feature = FeatureLock(name: String(rest))
      return
    }
    try closeCore()
    guard var open = feature else { throw failure("`\(keyword)` stands before the first `feature`") }
    switch keyword {
    case "core": core = PartialCore(name: String(rest), line: lineNumber)
    case "declaration": open.declarations.append(try entry(rest))
    case "scenario": open.scenarios.append(try entry(rest))
    case "preview": open.previews.append(try entry(rest))
    case "test": open.tests.append(try test(rest))
    case "fixtures": open.fixtures.append(try entry(rest))
    case "reference": open.references.append(try entry(rest))
    default: throw failure("`\(keyword)` is not a word of this file")
    }
    feature = open
  }

  private mutating func readDetail(_ keyword: Substring, _ rest: Substring) throws(LockError) {
    guard var open = core else { throw failure("`\(keyword)` is indented, but stands under no core") }
    switch keyword {
    case "file": open.file = String(rest)
    case "rules": open.rules = try fingerprint(rest)
    case "imports": open.imports = String(rest)
    case "boundary": open.boundaries.append(try boundary(rest))
    default: throw failure("`\(keyword)` is not a word that stands under a core")
    }
    core = open
  }

  private mutating func closeFeature() throws(LockError) {
    try closeCore()
    if let feature { file[feature.name] = feature }
    feature = nil
  }

  private mutating func closeCore() throws(LockError) {
    guard let partial = core else { return }
    core = nil
    guard let path = partial.file else { throw failure("core \(partial.name) has no `file`", line: partial.line) }
    guard let rules = partial.rules else { throw failure("core \(partial.name) has no `rules`", line: partial.line) }
    feature?.cores.append(
      CoreLock(
        name: partial.name, rules: rules, file: path, imports: partial.imports, boundaries: partial.boundaries))
  }

  private func entry(_ rest: Substring) throws(LockError) -> FeatureLock.Entry {
    let (digits, name) = rest.cut(at: " ")
    guard !name.isEmpty else { throw failure("a fingerprint and a name should stand here, not `\(rest)`") }
    return FeatureLock.Entry(name: String(name), fingerprint: try fingerprint(digits))
  }

  private func test(_ rest: Substring) throws(LockError) -> TestLock {
    let words = rest.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
    guard words.count == 5, words[0] == "steps", words[2] == "expects", !words[4].isEmpty else {
      throw failure("a test reads `test steps FINGERPRINT expects FINGERPRINT NAME`, not `test \(rest)`")
    }
    return TestLock(
      name: String(words[4]), steps: try fingerprint(words[1]), expectations: try fingerprint(words[3]))
  }

  private func boundary(_ rest: Substring) throws(LockError) -> Boundary {
    // A raw identifier may hold a colon itself.
    let start = rest.hasPrefix("`") ? rest.dropFirst().firstIndex(of: "`") ?? rest.startIndex : rest.startIndex
    let separator = ": "
    guard let range = rest[start...].firstRange(of: separator) else {
      throw failure("a boundary reads `boundary NAME: SIGNATURE`, not `boundary \(rest)`")
    }
    return Boundary(name: String(rest[..<range.lowerBound]), signature: String(rest[range.upperBound...]))
  }

  private func fingerprint(_ digits: Substring) throws(LockError) -> Fingerprint {
    guard let fingerprint = Fingerprint(hexadecimal: digits) else {
      throw failure("`\(digits)` is not a fingerprint of 16 hexadecimal digits")
    }
    return fingerprint
  }

  private func failure(_ what: String, line: Int? = nil) -> LockError {
    LockError(
      "\(LockFile.name):\(line ?? lineNumber): \(what); topdown writes this file: restore it from version control, or remove it and lock again"
    )
  }
}

extension Substring {
  /// The text before and after the first separator.
  fileprivate func cut(at separator: Character) -> (Substring, Substring) {
    guard let index = firstIndex(of: separator) else { return (self, "") }
    return (self[..<index], self[self.index(after: index)...])
  }
}
