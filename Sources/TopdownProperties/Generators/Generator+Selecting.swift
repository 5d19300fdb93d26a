extension Generator {
  /// One of these, the first being the simplest; an array, since a set has another order in each run.
  public static func element(of values: [Value]) -> Generator {
    precondition(!values.isEmpty, "element(of:) was given no element, so it has no value to give; give it one or more")
    return Generator { choices in values[Int(try choices.choose(upTo: UInt64(values.count - 1)))] }
  }

  /// A value of one of these generators, the first being the simplest.
  public static func one(of generators: Generator...) -> Generator { one(of: generators) }

  /// A value of one of these generators, the first being the simplest.
  public static func one(of generators: [Generator]) -> Generator { frequency(generators.map { (1, $0) }) }

  /// A value of one of these generators, each chosen as often as its number says in proportion, the first being the simplest.
  ///
  ///     .frequency((9, .element(of: known)), (1, .string))
  public static func frequency(_ generators: (Int, Generator)...) -> Generator { frequency(generators) }

  static func frequency(_ generators: [(Int, Generator)]) -> Generator {
    precondition(
      !generators.isEmpty && generators.allSatisfy { $0.0 > 0 },
      "one(of:) and frequency need a generator or more, and each a number above 0; they were given \(generators.map(\.0))")
    let total = generators.reduce(0) { $0 + $1.0 }
    return Generator { choices in
      let index = try choices.choose(upTo: UInt64(generators.count - 1)) { random, _ in
        var left = Int(random.number(upTo: UInt64(total - 1)))
        for (index, generator) in generators.enumerated() {
          if left < generator.0 { return UInt64(index) }
          left -= generator.0
        }
        return 0
      }
      return try choices.draw(generators[Int(index)].1)
    }
  }

  /// These in any order; unchanged is the simplest.
  public static func shuffled<Element>(_ elements: [Element]) -> Generator where Value == [Element] {
    Generator { choices in
      var left = elements[...]
      var shuffled: [Element] = []
      while !left.isEmpty {
        let offset = Int(try choices.choose(upTo: UInt64(left.count - 1)))
        shuffled.append(left.remove(at: left.startIndex + offset))
      }
      return shuffled
    }
  }

  /// Some of these, none, or all, in their order.
  public static func subset<Element>(of elements: [Element]) -> Generator where Value == [Element] {
    Generator { choices in try elements.filter { _ in try choices.choose(upTo: 1) == 1 } }
  }
}

extension Generator where Value == Bool {
  /// `false`, the simplest, or `true`.
  public static var bool: Generator { element(of: [false, true]) }
}

extension Generator where Value: CaseIterable {
  /// A case, the first being the simplest.
  public static var anyCase: Generator { element(of: Array(Value.allCases)) }
}
