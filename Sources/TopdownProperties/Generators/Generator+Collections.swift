extension Generator {
  /// Elements in a row; fewer are simpler.
  public static func array<Element>(
    of element: Generator<Element>, count: ClosedRange<Int> = 0...20
  ) -> Generator where Value == [Element] {
    Generator { choices in
      var elements: [Element] = []
      try choices.repeat(count) { choices in
        elements.append(try choices.draw(element))
        return true
      }
      return elements
    }
  }

  /// Different elements; a generator with too few of them for the lower bound of `count` fails the test and says so.
  public static func set<Element>(
    of element: Generator<Element>, count: ClosedRange<Int> = 0...20
  ) -> Generator where Value == Set<Element> {
    Generator { choices in
      var elements: Set<Element> = []
      try choices.repeat(count) { choices in elements.insert(try choices.draw(element)).inserted }
      return elements
    }
  }

  /// Values under different keys; a generator with too few keys for the lower bound of `count` fails the test and says so.
  public static func dictionary<Key, Element>(
    of key: Generator<Key>, to value: Generator<Element>, count: ClosedRange<Int> = 0...20
  ) -> Generator where Value == [Key: Element] {
    Generator { choices in
      var entries: [Key: Element] = [:]
      try choices.repeat(count) { choices in
        let (key, value) = (try choices.draw(key), try choices.draw(value))
        return entries.updateValue(value, forKey: key) == nil
      }
      return entries
    }
  }
}

extension Choices {
  /// Whether there is another element; its own choices stand behind, in one span, so that each element can be left out by itself.
  private enum Turn {}

  /// Calls `add` so many times; an answer `false` does not count, and after 100 in a row there are no more to be had.
  ///
  /// - Parameter rare: A count that is chosen rarely instead, for what is seldom long.
  mutating func `repeat`(
    _ count: ClosedRange<Int>, rarely rare: ClosedRange<Int>? = nil, _ add: (inout Choices) throws -> Bool
  ) throws {
    precondition(count.lowerBound >= 0, "a count of \(count) was asked for; a count is 0 or more")
    let upper = max(count.upperBound, rare?.upperBound ?? 0)
    let target = pickAtRandom { random, size in
      if let rare, random.once(in: 30) { return rare.lowerBound + Int(random.number(upTo: UInt64(rare.count - 1))) }
      let spread = Int((Double(count.upperBound - count.lowerBound) * size).rounded(.up))
      return count.lowerBound + Int(random.number(upTo: UInt64(spread)))
    }
    var (added, refused) = (0, 0)
    while try group(
      as: ObjectIdentifier(Turn.self),
      { choices in
        if added >= upper || (refused >= 100 && added >= count.lowerBound) {
          choices.force(0)
          return false
        }
        if refused >= 100 {
          throw Rejection(
            reason: "100 elements in a row were repeated ones, and only \(added) of at least \(count.lowerBound) different")
        }
        if added < count.lowerBound {
          choices.force(1)
        } else if try choices.choose(upTo: 1, pick: { _, _ in added < target ?? 0 ? 1 : 0 }) == 0 {
          return false
        }
        if try add(&choices) { (added, refused) = (added + 1, 0) } else { refused += 1 }
        return true
      })
    {}
  }
}
