/// Looks for the simplest record of choices that still fails, by trying simpler ones.
struct Shrinker {
  /// A record that fails, with the choices that the generator made from it.
  struct Example {
    let made: [Choice]
    let spans: [Span]

    var record: [UInt64] { made.map(\.value) }
  }

  /// `nil` where the choices don't fail, or not alike.
  typealias Test = nonisolated(nonsending) ([UInt64]) async throws -> Example?

  let maximum: Int
  let test: Test
  private(set) var best: Example
  /// Of the best, each range once, the longest first.
  private(set) var ranges: [Range<Int>]
  private(set) var found = 0
  private(set) var tried = 0
  private var known: Set<[UInt64]> = []

  init(_ example: Example, maximum: Int = 2000, test: @escaping Test) {
    best = example
    ranges = Self.ranges(of: example)
    self.maximum = maximum
    self.test = test
  }

  var isExhausted: Bool { tried >= maximum }

  /// Every pass in turn, those that gain most first, until none finds anything simpler.
  nonisolated(nonsending) mutating func run() async throws {
    var before: [UInt64]?
    while before != best.record, !isExhausted {
      before = best.record
      try await deleteBlocks()
      try await zeroBlocks()
      try await deleteSpans()
      try await replaceByDescendants()
      try await zeroSpans()
      try await minimiseChoices()
      try await minimiseEqualChoices()
      try await sortSiblings()
      try await shiftBetweenChoices()
      try await lowerAndDelete()
      try await deleteChunks()
    }
  }

  /// Makes `record` the best if it is simpler and fails.
  nonisolated(nonsending) mutating func attempt(_ record: [UInt64]) async throws -> Bool {
    guard !isExhausted, record.isSimpler(than: best.record), known.insert(record).inserted else { return false }
    tried += 1
    guard let example = try await test(record), example.record.isSimpler(than: best.record) else { return false }
    best = example
    ranges = Self.ranges(of: example)
    found += 1
    return true
  }

  private static func ranges(of example: Example) -> [Range<Int>] {
    Set(example.spans.map(\.range)).sorted { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }
  }
}
