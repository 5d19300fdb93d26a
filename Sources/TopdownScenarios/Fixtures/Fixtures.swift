/// Values for a feature's scenarios: the same ones each time, in every process and on every system, and not too tidy.
///
///     enum MovieFixtures {
///       static let movies = Fixtures("movies").list(12) { fixture in
///         Movie(id: fixture.number, title: fixture.text, year: fixture.optional(fixture.integer(in: 1900...1999)))
///       }
///     }
///
/// Each value depends on the seed, on the fixture's place in its list, on what kind it is and on its key, and on nothing else: another
/// fixture more, or another property, changes none of those that are there.
public struct Fixtures: Hashable, Sendable {
  private let seed: UInt64
  private let isAwkward: Bool

  /// - Parameter seed: Another one gives other values.
  public init(seed: UInt64 = 0) { self.init(seed: seed, isAwkward: true) }

  /// - Parameter name: What the fixtures are of, such as `movies`; another name gives other values.
  public init(_ name: String) { self.init(seed: SeededBits.hash(name), isAwkward: true) }

  private init(seed: UInt64, isAwkward: Bool) {
    self.seed = seed
    self.isAwkward = isAwkward
  }

  /// The same with ordinary values only: every text short and plain, and nothing missing.
  public var tidy: Fixtures { Fixtures(seed: seed, isAwkward: false) }

  /// The fixture at a place, counted from 0.
  public subscript(index: Int) -> Fixture { Fixture(seed: seed, index: index, isAwkward: isAwkward) }

  /// As many values, each made from the fixture of its place.
  public func list<Value>(_ count: Int, _ make: (Fixture) throws -> Value) rethrows -> [Value] {
    try (0..<count).map { try make(self[$0]) }
  }
}
