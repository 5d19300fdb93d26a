import TopdownScenarios

/// Reads events with patterns, noting how far any reading came.
struct LogMatch {
  private let events: [BoundaryEvent]
  /// Whether events that no pattern asks for may stand between those that one does.
  private let allowsGaps: Bool
  /// The number of events that some reading understood.
  private(set) var furthest = 0

  init(_ events: [BoundaryEvent], allowsGaps: Bool = false) {
    self.events = events
    self.allowsGaps = allowsGaps
  }

  /// Where readings of all patterns, in order, can end.
  mutating func ends(of patterns: [EventPattern], from start: Int = 0) -> Set<Int> {
    var starts: Set<Int> = [start]
    for pattern in patterns {
      starts = ends(of: pattern, from: starts)
      if starts.isEmpty { return [] }
    }
    return starts
  }

  mutating func ends(of pattern: EventPattern, from start: Int) -> Set<Int> {
    switch pattern.form {
    case .event(let matches):
      // With gaps the earliest is enough: whatever can be read after a later one can be read after it.
      let candidates = allowsGaps ? events[start...] : events[start...].prefix(1)
      guard let met = candidates.firstIndex(where: matches) else { return [] }
      furthest = max(furthest, met + 1)
      return [met + 1]
    case .anyOf(let patterns):
      return patterns.reduce(into: []) { $0.formUnion(ends(of: $1, from: start)) }
    case .ordered(let patterns):
      return ends(of: patterns, from: start)
    case .unordered(let patterns):
      var tried: Set<Attempt> = []
      return ends(ofAll: patterns.map(\.chain), from: Attempt(met: patterns.map { _ in 0 }, start: start), &tried)
    case .repeated(let pattern, let counts):
      return ends(of: pattern, counts, from: start)
    }
  }

  private mutating func ends(of pattern: EventPattern, from starts: Set<Int>) -> Set<Int> {
    var ends: Set<Int> = []
    for start in starts { ends.formUnion(self.ends(of: pattern, from: start)) }
    return ends
  }

  private mutating func ends(of pattern: EventPattern, _ counts: ClosedRange<Int>, from start: Int) -> Set<Int> {
    var starts: Set<Int> = [start]
    var ends: Set<Int> = counts.lowerBound == 0 ? starts : []
    var count = 0
    while count < counts.upperBound {
      let next = self.ends(of: pattern, from: starts)
      count += 1
      if count >= counts.lowerBound { ends.formUnion(next) }
      // A pattern that can be met by nothing would otherwise be met for ever.
      if next.isEmpty || (next == starts && count >= counts.lowerBound) { break }
      starts = next
    }
    return ends
  }

  /// How much of each chain of a group was met before an event.
  private struct Attempt: Hashable {
    var met: [Int]
    var start: Int
  }

  private mutating func ends(ofAll chains: [[EventPattern]], from attempt: Attempt, _ tried: inout Set<Attempt>) -> Set<Int> {
    let left = chains.indices.filter { attempt.met[$0] < chains[$0].count }
    if left.isEmpty { return [attempt.start] }
    guard tried.insert(attempt).inserted else { return [] }
    var ends: Set<Int> = []
    var seen: Set<String> = []
    for index in left {
      let pattern = chains[index][attempt.met[index]]
      // Of equal lines one is enough, so that a group of equal events costs no more than a list of them.
      if chains[index].count == 1, let line = pattern.line, !seen.insert(line).inserted { continue }
      var next = attempt
      next.met[index] += 1
      for end in self.ends(of: pattern, from: attempt.start) {
        next.start = end
        ends.formUnion(self.ends(ofAll: chains, from: next, &tried))
      }
    }
    return ends
  }
}

extension EventPattern {
  /// Whether the pattern is met by this event alone.
  func matches(_ event: BoundaryEvent) -> Bool {
    var match = LogMatch([event])
    return match.ends(of: self, from: 0).contains(1)
  }

  /// The patterns that keep their order among others in a group.
  var chain: [EventPattern] {
    if case .ordered(let patterns) = form { patterns.flatMap(\.chain) } else { [self] }
  }
}
