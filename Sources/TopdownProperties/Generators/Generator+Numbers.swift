extension Generator where Value: FixedWidthInteger {
  /// A number of any integer type of at most 64 bits; the simplest is the one next to 0, and a positive one before its negative.
  ///
  /// The bounds, and numbers near the simplest, come more often than others.
  public static func integer(in range: ClosedRange<Value> = .min ... .max) -> Generator {
    precondition(Value.bitWidth <= 64, "integer(in:) can't make a \(Value.self), which has more than 64 bits; map a smaller one")
    let simplest = min(max(range.lowerBound, 0), range.upperBound)
    let above = UInt64(truncatingIfNeeded: range.upperBound &- simplest)
    let below = UInt64(truncatingIfNeeded: simplest &- range.lowerBound)
    return Generator { choices in
      let isBelow = above > 0 && below > 0 ? try choices.choose(upTo: 1) == 1 : below > 0
      let distance = try choices.distance(upTo: isBelow ? below : above)
      return isBelow ? simplest &- Value(truncatingIfNeeded: distance) : simplest &+ Value(truncatingIfNeeded: distance)
    }
  }
}

extension Generator where Value == Int {
  /// A number; the simplest is the one next to 0, and a positive one before its negative.
  public static func int(in range: ClosedRange<Int>) -> Generator { integer(in: range) }
}

extension Generator where Value == Double {
  /// A finite number; the simplest is the whole one next to 0, and few decimals are simpler than many.
  public static func double(in range: ClosedRange<Double>) -> Generator {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite && (range.upperBound - range.lowerBound).isFinite,
      "double(in:) was given \(range), which it can't divide; give it finite bounds")
    let simplest = min(max(range.lowerBound, 0), range.upperBound)
    let (above, below) = (range.upperBound - simplest, simplest - range.lowerBound)
    let grids = [1.0, 10, 100, 1000].compactMap { multiples(of: $0, in: range) }
    return Generator { choices in
      let kind = Int(try choices.choose(upTo: UInt64(grids.count)))
      if kind < grids.count { return try choices.draw(grids[kind]) }
      // In as many choices as the others, since a shorter record is taken for the simpler one.
      let isBelow = above > 0 && below > 0 ? try choices.choose(upTo: 1) == 1 : below > 0
      let steps = UInt64(1) << 53
      let distance = Double(try choices.distance(upTo: steps)) / Double(steps) * (isBelow ? -below : above)
      return min(max(simplest + distance, range.lowerBound), range.upperBound)
    }
  }

  /// The numbers with so many parts to a whole; `nil` where there are none, or too many to count.
  private static func multiples(of parts: Double, in range: ClosedRange<Double>) -> Generator? {
    let lower = (range.lowerBound * parts).rounded(.up)
    let upper = (range.upperBound * parts).rounded(.down)
    guard lower <= upper, abs(lower) < 0x1p53, abs(upper) < 0x1p53 else { return nil }
    return Generator<Int>.int(in: Int(lower)...Int(upper)).map {
      min(max(Double($0) / parts, range.lowerBound), range.upperBound)
    }
  }
}
