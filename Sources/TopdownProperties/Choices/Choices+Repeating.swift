extension Choices {
  /// One turn of a repetition: whether there is another element, and that.
  private enum Turn {}

  /// What has come of a repetition so far.
  private struct Progress {
    let count: ClosedRange<Int>
    let maximum: Int
    /// How many are wanted; `nil` where a record decides.
    let target: Int?
    var added = 0
    /// In a row.
    var refused = 0

    /// As many refusals are taken to mean that there are no more elements.
    var isAtEnd: Bool { refused >= 100 }
  }

  /// Calls `add` so many times; an answer `false` does not count, and after 100 in a row there are no more to be had.
  ///
  /// - Parameter rare: A count that is chosen rarely instead, for what is seldom long.
  mutating func `repeat`(
    _ count: ClosedRange<Int>, rarely rare: ClosedRange<Int>? = nil, _ add: (inout Choices) throws -> Bool
  ) throws {
    precondition(count.lowerBound >= 0, "a count of \(count) was asked for; a count is 0 or more")
    let target = pickAtRandom { random, size in
      if let rare, random.once(in: 30) { return rare.lowerBound + Int(random.number(upTo: UInt64(rare.count - 1))) }
      let spread = Int((Double(count.upperBound - count.lowerBound) * size).rounded(.up))
      return count.lowerBound + Int(random.number(upTo: UInt64(spread)))
    }
    var progress = Progress(count: count, maximum: max(count.upperBound, rare?.upperBound ?? 0), target: target)
    var goesOn = true
    while goesOn {
      // A span, so that each element can be left out by itself.
      goesOn = try group(as: ObjectIdentifier(Turn.self)) { choices in
        guard try choices.wantsAnother(progress) else { return false }
        if try add(&choices) {
          progress.added += 1
          progress.refused = 0
        } else {
          progress.refused += 1
        }
        return true
      }
    }
  }

  /// Always one choice, also where there is none to make: else a record would mean something else one element further.
  private mutating func wantsAnother(_ progress: Progress) throws -> Bool {
    let isEnough = progress.added >= progress.count.lowerBound
    if progress.isAtEnd, !isEnough {
      throw Rejection(
        reason: """
          \(progress.refused) elements in a row were repeated ones, and only \(progress.added) of at least \
          \(progress.count.lowerBound) different
          """)
    }
    if progress.isAtEnd || progress.added >= progress.maximum {
      force(0)
      return false
    }
    if !isEnough {
      force(1)
      return true
    }
    return try choose(upTo: 1) { _, _ in progress.added < progress.target ?? 0 ? 1 : 0 } == 1
  }
}
