extension Generator {
  /// Always this value.
  public static func always(_ value: Value) -> Generator { Generator { _ in value } }

  public func map<Result>(_ transform: @escaping (Value) throws -> Result) -> Generator<Result> {
    Generator<Result> { choices in try transform(choices.draw(self)) }
  }

  /// A value of a generator that depends on a value of this one.
  public func flatMap<Result>(_ transform: @escaping (Value) throws -> Generator<Result>) -> Generator<Result> {
    Generator<Result> { choices in try choices.draw(transform(choices.draw(self))) }
  }

  /// Draws again, 100 times at most, while a value is not as it should be.
  ///
  /// A condition that few values meet fails the test and says where it stands: better build what it asks for with `map` or `flatMap`.
  public func filter(
    fileID: String = #fileID, line: Int = #line, _ isIncluded: @escaping (Value) throws -> Bool
  ) -> Generator {
    Generator { choices in
      for _ in 0..<100 {
        let value = try choices.draw(self)
        if try isIncluded(value) { return value }
      }
      throw Rejection(reason: "the filter at \(fileID):\(line) let none of 100 values in a row pass")
    }
  }

  /// A value of each, as a tuple.
  public static func zip<each Part>(_ parts: repeat Generator<each Part>) -> Generator<(repeat each Part)>
  where Value == (repeat each Part) {
    Generator<(repeat each Part)> { choices in (repeat try choices.draw(each parts)) }
  }

  /// `nil`, or a value.
  public static func optional<Wrapped>(of wrapped: Generator<Wrapped>) -> Generator where Value == Wrapped? {
    Generator { choices in
      let isPresent = try choices.choose(upTo: 1) { random, _ in random.once(in: 4) ? 0 : 1 }
      return isPresent == 1 ? try choices.draw(wrapped) : nil
    }
  }

  /// A leaf, or a value that `branch` makes of smaller ones, `depth` levels at most.
  ///
  ///     let json = Generator.recursive(leaf: .int(in: 0...9).map(JSON.number)) { json in .array(of: json).map(JSON.list) }
  public static func recursive(
    depth: Int = 4, leaf: Generator, branch: (Generator) -> Generator
  ) -> Generator {
    precondition(depth >= 0, "a recursive generator was asked for a depth of \(depth); a depth is 0 or more")
    return (0..<depth).reduce(leaf) { smaller, _ in .one(of: leaf, branch(smaller)) }
  }
}
