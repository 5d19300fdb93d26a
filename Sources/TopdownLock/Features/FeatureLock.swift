/// What is locked of one feature; everything is sorted by name, boundaries keep the order of their declaration.
struct FeatureLock: Equatable, Sendable {
  let name: String
  var cores: [CoreLock] = []
  /// What the cores, scenarios and tests reach besides.
  var declarations: [Entry] = []
  var scenarios: [Entry] = []
  var previews: [Entry] = []
  var tests: [TestLock] = []
  /// One for each test file: all in it that is not a test.
  var fixtures: [Entry] = []
  /// The files beside the tests that are not Swift.
  var references: [Entry] = []

  struct Entry: Named, Equatable, Sendable {
    var name: String
    let fingerprint: Fingerprint
  }
}

/// A core's rules as a fingerprint, its boundaries in full.
struct CoreLock: Named, Equatable, Sendable {
  var name: String
  let rules: Fingerprint
  let file: String
  /// Sorted and joined by commas.
  let imports: String
  var boundaries: [Boundary]
}

/// `onDelete: (Book) -> Void`
struct Boundary: Named, Equatable, Sendable {
  var name: String
  let signature: String
}

/// A test's name with what it does and what it expects.
struct TestLock: Named, Equatable, Sendable {
  var name: String
  let steps: Fingerprint
  let expectations: Fingerprint
}
