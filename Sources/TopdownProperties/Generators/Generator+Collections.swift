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
