import TopdownScenarios

/// Reads events with patterns, noting how far any reading came.
struct LogMatch {
  private let events: [BoundaryEvent]
  /// The number of events that some reading understood.
  private(set) var furthest = 0

  init(_ events: [BoundaryEvent]) { self.events = events }

  /// Where readings of all patterns, in order, can end.
  mutating func ends(of patterns: [EventPattern]) -> Set<Int> {
    var starts: Set<Int> = [0]
    for pattern in patterns {
      var ends: Set<Int> = []
      for start in starts { ends.formUnion(self.ends(of: pattern, from: start)) }
      if ends.isEmpty { return [] }
      starts = ends
    }
    return starts
  }

  mutating func ends(of pattern: EventPattern, from start: Int) -> Set<Int> {
    switch pattern.form {
    case .event(let matches):
      guard start < events.count, matches(events[start]) else { return [] }
      furthest = max(furthest, start + 1)
      return [start + 1]
    case .anyOf(let patterns):
      return patterns.reduce(into: []) { $0.formUnion(ends(of: $1, from: start)) }
    case .unordered(let patterns):
      var tried: Set<Attempt> = []
      return ends(ofAll: patterns, left: Array(patterns.indices), from: start, &tried)
    }
  }

  /// Which patterns of a group are left at an event.
  private struct Attempt: Hashable {
    let left: [Int]
    let start: Int
  }

  private mutating func ends(
    ofAll patterns: [EventPattern], left: [Int], from start: Int, _ tried: inout Set<Attempt>
  ) -> Set<Int> {
    if left.isEmpty { return [start] }
    guard tried.insert(Attempt(left: left, start: start)).inserted else { return [] }
    var ends: Set<Int> = []
    var seen: Set<String> = []
    // Of equal lines one is enough, so that a group of equal events costs no more than a list of them.
    for index in left where patterns[index].line.map({ seen.insert($0).inserted }) ?? true {
      for end in self.ends(of: patterns[index], from: start) {
        ends.formUnion(self.ends(ofAll: patterns, left: left.filter { $0 != index }, from: end, &tried))
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
}
