extension Shrinker {
  /// Tries an edit on all values of one kind, then on each half of them, and so on down to single ones.
  nonisolated(nonsending) mutating func editBlocks(_ edit: (inout [UInt64], ArraySlice<Range<Int>>) -> Void) async throws {
    var labels: [ObjectIdentifier] = []
    for span in best.spans where !labels.contains(span.label) { labels.append(span.label) }
    for label in labels {
      var size = outermostRanges(of: label).count
      while size >= 1, !isExhausted {
        try await editBlocks(of: label, size: size, edit)
        size /= 2
      }
    }
  }

  private nonisolated(nonsending) mutating func editBlocks(
    of label: ObjectIdentifier, size: Int, _ edit: (inout [UInt64], ArraySlice<Range<Int>>) -> Void
  ) async throws {
    var ranges = outermostRanges(of: label)
    var end = ranges.count
    while end > 0, !isExhausted {
      var record = best.record
      edit(&record, ranges[max(0, end - size)..<end])
      if try await attempt(record) { ranges = outermostRanges(of: label) }
      // From the end, since what goes moves only what is behind it.
      end = min(end - size, ranges.count)
    }
  }

  private func outermostRanges(of label: ObjectIdentifier) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for range in best.spans.filter({ $0.label == label }).map(\.range).sorted(by: {
      ($0.lowerBound, $1.count) < ($1.lowerBound, $0.count)
    })
    where range.lowerBound >= ranges.last?.upperBound ?? 0 {
      ranges.append(range)
    }
    return ranges
  }
}
