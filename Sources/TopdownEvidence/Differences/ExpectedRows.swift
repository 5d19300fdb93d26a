import TopdownScenarios

/// Patterns as rows beside events: a group in any order takes the order in which it was met, then what is left of it.
struct ExpectedRows {
  private(set) var rows: [String] = []

  init(of patterns: [EventPattern], beside events: [BoundaryEvent], until end: Int) {
    for pattern in patterns {
      switch pattern.form {
      case .event, .anyOf: rows.append(pattern.description)
      case .unordered(let group): append(group, beside: events, until: end)
      }
    }
  }

  private mutating func append(_ group: [EventPattern], beside events: [BoundaryEvent], until end: Int) {
    var left = group
    while rows.count < end, let met = left.firstIndex(where: { $0.matches(events[rows.count]) }) {
      rows.append(Self.inAnyOrder(left.remove(at: met)))
    }
    rows += left.map(Self.inAnyOrder)
  }

  private static func inAnyOrder(_ pattern: EventPattern) -> String { "~ \(pattern)" }
}
