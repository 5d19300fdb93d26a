import TopdownScenarios

/// Patterns as rows beside events: a group in any order takes the order in which it was met, then what is left of it.
struct ExpectedRows {
  private(set) var rows: [String] = []
  private let events: ArraySlice<BoundaryEvent>

  init(of patterns: [EventPattern], beside events: [BoundaryEvent], until end: Int) {
    self.events = events.prefix(end)
    append(patterns)
  }

  private mutating func append(_ patterns: [EventPattern]) {
    for pattern in patterns {
      switch pattern.form {
      case .event, .anyOf: rows.append(pattern.description)
      case .ordered(let patterns): append(patterns)
      case .unordered(let patterns): append(inAnyOrder: patterns.map { $0.chain[...] })
      case .repeated(let pattern, let counts): append(pattern, counts)
      }
    }
  }

  private mutating func append(inAnyOrder chains: [ArraySlice<EventPattern>]) {
    var left = chains.filter { !$0.isEmpty }
    while let event = nextEvent, let met = left.firstIndex(where: { $0.first!.matches(event) }) {
      rows.append("~ \(left[met].removeFirst())")
      if left[met].isEmpty { left.remove(at: met) }
    }
    rows += left.joined().map { "~ \($0)" }
  }

  private mutating func append(_ pattern: EventPattern, _ counts: ClosedRange<Int>) {
    var count = 0
    while count < counts.upperBound, let event = nextEvent, pattern.matches(event) {
      append([pattern])
      count += 1
    }
    while count < counts.lowerBound {
      append([pattern])
      count += 1
    }
  }

  private var nextEvent: BoundaryEvent? { events.indices.contains(rows.count) ? events[rows.count] : nil }
}
