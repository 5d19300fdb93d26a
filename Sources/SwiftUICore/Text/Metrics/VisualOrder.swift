/// The order in which the characters of one line stand from left to right: Unicode's bidirectional algorithm (UAX 9) without
/// explicit embeddings, and with the numeric classes as one.
struct VisualOrder {
  /// Indices of characters, the leftmost first.
  let indices: [Int]

  init(_ directions: ArraySlice<TextDirection>, isRightToLeft: Bool) {
    let levels = Self.levels(Array(directions), base: isRightToLeft ? 1 : 0)
    var order = Array(directions.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      for run in Self.runs(of: levels, atLeast: level) { order[run].reverse() }
    }
    indices = order
  }

  private static func runs(of levels: [Int], atLeast level: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in 0...levels.count {
      if index < levels.count, levels[index] >= level {
        start = start ?? index
      } else if let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
    return runs
  }

  private static func levels(_ directions: [TextDirection], base: Int) -> [Int] {
    var levels = [Int](repeating: base, count: directions.count)
    var strong = base
    var neutrals = 0
    for (index, direction) in directions.enumerated() {
      let before = strong
      switch direction {
      case .neutral:
        neutrals += 1
        continue
      case .leftToRight: strong = 0
      case .rightToLeft: strong = 1
      case .number: break
      }
      // Odd levels run right to left; what runs the other way inside lies one deeper.
      levels[index] = direction == .number && strong == 1 ? 2 : strong == 0 && base == 1 ? 2 : strong
      // Neutrals between two of one direction take it; at a turn they keep the line's.
      if neutrals > 0 {
        let level = before == strong ? (strong == 0 && base == 1 ? 2 : strong) : base
        for neutral in (index - neutrals)..<index { levels[neutral] = level }
      }
      neutrals = 0
    }
    return levels
  }
}
