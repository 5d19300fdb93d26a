extension Shrinker {
  /// Leaves out what was chosen for one value, the longest first.
  nonisolated(nonsending) mutating func deleteSpans() async throws {
    var index = 0
    while index < ranges.count, !isExhausted {
      var record = best.record
      record.removeSubrange(ranges[index])
      // After a success other spans stand at this index, so it is looked at again.
      if try await !attempt(record) { index += 1 }
    }
  }

  /// Leaves out many values of one kind at once, so that what is long gets short soon.
  nonisolated(nonsending) mutating func deleteBlocks() async throws {
    try await editBlocks { record, ranges in
      for range in ranges.reversed() { record.removeSubrange(range) }
    }
  }

  /// Leaves out a few choices in a row, whatever they are for.
  nonisolated(nonsending) mutating func deleteChunks() async throws {
    for length in [8, 4, 2, 1] {
      var end = best.record.count
      while end >= length, !isExhausted {
        var record = best.record
        record.removeSubrange(end - length..<end)
        end = try await attempt(record) ? min(end - length, best.record.count) : end - 1
      }
    }
  }

  /// Lowers a number by one and leaves out one value behind it: a count that was drawn first, and an element.
  nonisolated(nonsending) mutating func lowerAndDelete() async throws {
    var index = 0
    while index < best.made.count, !isExhausted {
      if try await !lowerAndDelete(at: index) { index += 1 }
    }
  }

  private nonisolated(nonsending) mutating func lowerAndDelete(at index: Int) async throws -> Bool {
    guard best.made[index].value > 0, best.made[index].isNumber else { return false }
    for span in ranges.reversed() where span.lowerBound > index {
      var record = best.record
      record[index] -= 1
      record.removeSubrange(span)
      if try await attempt(record) { return true }
    }
    return false
  }

  /// Puts a part in place of the whole where both are of one kind: a subtree instead of its tree.
  nonisolated(nonsending) mutating func replaceByDescendants() async throws {
    var index = 0
    while index < best.spans.count, !isExhausted {
      if try await !replaceByDescendant(best.spans[index]) { index += 1 }
    }
  }

  private nonisolated(nonsending) mutating func replaceByDescendant(_ span: Span) async throws -> Bool {
    for part in best.spans
    where part.label == span.label && part.range.count < span.range.count
      && span.range.lowerBound <= part.range.lowerBound && part.range.upperBound <= span.range.upperBound
    {
      var record = best.record
      record.replaceSubrange(span.range, with: best.record[part.range])
      if try await attempt(record) { return true }
    }
    return false
  }
}
