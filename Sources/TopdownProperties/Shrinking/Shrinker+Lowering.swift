extension Shrinker {
  /// Makes many values of one kind the simplest there are at once.
  nonisolated(nonsending) mutating func zeroBlocks() async throws {
    try await editBlocks { record, ranges in
      for position in ranges.joined() { record[position] = 0 }
    }
  }

  /// Makes a value the simplest there is.
  nonisolated(nonsending) mutating func zeroSpans() async throws {
    var index = 0
    while index < ranges.count, !isExhausted {
      var record = best.record
      for position in ranges[index] { record[position] = 0 }
      _ = try await attempt(record)
      index += 1
    }
  }

  /// Makes each number as small as it can be, all else being as it is.
  nonisolated(nonsending) mutating func minimiseChoices() async throws {
    var index = 0
    while index < best.made.count, !isExhausted {
      if !best.made[index].isForced { try await minimise([index]) }
      index += 1
    }
  }

  /// Makes numbers that are equal smaller together: of a value that has to occur twice, neither can be by itself.
  nonisolated(nonsending) mutating func minimiseEqualChoices() async throws {
    for value in Set(best.record.filter { $0 > 1 }).sorted() where !isExhausted {
      let positions = best.made.indices.filter { best.made[$0].value == value && !best.made[$0].isForced }
      if positions.count > 1 { try await minimise(positions) }
      for (first, second) in pairs(of: positions.count > 2 ? positions : []) { try await minimise([first, second]) }
    }
  }

  /// Gives one number what it takes from an earlier one, so that what has a sum ends with one of them.
  nonisolated(nonsending) mutating func shiftBetweenChoices() async throws {
    for (first, second) in pairs(of: Array(best.made.indices)) {
      guard second < best.made.count else { return }
      let (from, to) = (best.made[first], best.made[second])
      guard from.value > 0, from.isNumber, !to.isForced else { continue }
      let record = best.record
      try await lower(from.value, downTo: from.value - min(from.value, to.limit - to.value)) { value in
        var record = record
        record[first] = value
        record[second] += from.value - value
        return record
      }
    }
  }

  /// Exchanges values that stand side by side where that is simpler: what may be sorted comes out sorted.
  nonisolated(nonsending) mutating func sortSiblings() async throws {
    var index = 0
    while index < best.spans.count, !isExhausted {
      let first = best.spans[index]
      let next = best.spans.first { $0.label == first.label && $0.range.lowerBound == first.range.upperBound }
      index += 1
      guard let next else { continue }
      let record = best.record
      let exchanged =
        record[..<first.range.lowerBound] + record[next.range] + record[first.range] + record[next.range.upperBound...]
      if try await attempt(Array(exchanged)) { index = 0 }
    }
  }

  private nonisolated(nonsending) mutating func minimise(_ positions: [Int]) async throws {
    let record = best.record
    guard positions.allSatisfy({ $0 < record.count }), let value = positions.first.map({ record[$0] }) else { return }
    try await lower(value, downTo: 0) { value in
      var record = record
      for position in positions { record[position] = value }
      return record
    }
  }

  /// Halves the distance to the smallest number that fails; `record` makes what is tried of a number.
  private nonisolated(nonsending) mutating func lower(
    _ value: UInt64, downTo lowest: UInt64, _ record: (UInt64) -> [UInt64]
  ) async throws {
    guard value > lowest else { return }
    if try await attempt(record(lowest)) { return }
    var (passing, failing) = (lowest, value)
    while failing - passing > 1, !isExhausted {
      let middle = passing + (failing - passing) / 2
      if try await attempt(record(middle)) { failing = middle } else { passing = middle }
    }
    // Numbers that fail may lie scattered, the even ones for instance.
    for step in [2, 3] as [UInt64] where failing >= lowest + step { _ = try await attempt(record(failing - step)) }
  }

  private func pairs(of positions: [Int]) -> [(Int, Int)] {
    // Next to each other first: all pairs of a long record are more than may be tried.
    (1...5).flatMap { distance in
      positions.indices.dropLast(min(distance, positions.count)).map { (positions[$0], positions[$0 + distance]) }
    }
  }
}
