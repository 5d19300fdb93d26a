/// Where a generator draws from: decisions made at random and recorded, or made again from a record.
///
/// A record is shrunk instead of a value: whatever it says, the generator makes a value of it that it could have made at random. So what
/// `map`, `flatMap` and `filter` ask for holds for smaller values, too.
public struct Choices {
  private enum Origin {
    case random(Random, size: Double)
    case record([UInt64])
  }

  /// More than a value of any use takes: a generator that goes on is one that never ends.
  static let maximum = 200_000
  /// More would not fit on the stack of every thread.
  private static let maximumDepth = 500

  private var origin: Origin
  private var depth = 0
  private(set) var made: [Choice] = []
  private(set) var spans: [Span] = []

  /// `size`, from 0 through 1, is how long and large values may be.
  init(seed: UInt64, size: Double) { origin = .random(Random(seed: seed), size: size) }

  /// Answers 0 where the record has ended, and the limit where it says more.
  init(record: [UInt64]) { origin = .record(record) }

  var record: [UInt64] { made.map(\.value) }

  /// A value of another generator, inside of one that is written out by hand.
  public mutating func draw<Value>(_ generator: Generator<Value>) throws -> Value {
    if depth >= Self.maximumDepth { throw Rejection.endless }
    depth += 1
    defer { depth -= 1 }
    return try group(as: ObjectIdentifier(Value.self)) { choices in try generator.generate(&choices) }
  }

  /// `pick` decides at random, and is not asked where a record does.
  mutating func choose(upTo limit: UInt64, pick: (inout Random, Double) -> UInt64) throws -> UInt64 {
    if made.count >= Self.maximum { throw Rejection.endless }
    let value =
      switch origin {
      case .record(let record): made.count < record.count ? min(record[made.count], limit) : 0
      case .random: pickAtRandom(pick)!
      }
    made.append(Choice(value: value, limit: limit, isForced: limit == 0))
    return value
  }

  mutating func choose(upTo limit: UInt64) throws -> UInt64 {
    try choose(upTo: limit) { random, _ in random.number(upTo: limit) }
  }

  mutating func force(_ value: UInt64) {
    made.append(Choice(value: value, limit: value, isForced: true))
  }

  /// What need not be recorded, since choices follow from it; `nil` where a record decides.
  mutating func pickAtRandom<Value>(_ pick: (inout Random, Double) -> Value) -> Value? {
    guard case .random(var random, let size) = origin else { return nil }
    let value = pick(&random, size)
    origin = .random(random, size: size)
    return value
  }

  /// Makes what is chosen inside one span.
  mutating func group<Value>(as label: ObjectIdentifier, _ choose: (inout Choices) throws -> Value) rethrows -> Value {
    let start = made.count
    defer { if made.count > start { spans.append(Span(range: start..<made.count, label: label)) } }
    return try choose(&self)
  }
}
