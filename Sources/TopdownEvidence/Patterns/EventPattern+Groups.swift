extension EventPattern {
  /// Any event.
  public static var anything: EventPattern { EventPattern(".anything") { _ in true } }

  /// One of these.
  public static func any(of patterns: EventPattern...) -> EventPattern {
    EventPattern(.anyOf(patterns), patterns.map(\.description).joined(separator: " or "))
  }

  /// All of these in any order; what stands before and after the group still does.
  public static func unordered(_ patterns: EventPattern...) -> EventPattern { unordered(patterns) }

  /// All of these in any order.
  public static func unordered(_ patterns: [EventPattern]) -> EventPattern {
    EventPattern(.unordered(patterns), patterns.map(\.description).joined(separator: " and "))
  }

  /// These in this order; in an unordered group the others may stand between them.
  ///
  ///     .unordered(.ordered("save Dune", "saved Dune"), "tick") // "save Dune" before "saved Dune", "tick" anywhere
  public static func ordered(_ patterns: EventPattern...) -> EventPattern { ordered(patterns) }

  /// These in this order; in an unordered group the others may stand between them.
  public static func ordered(_ patterns: [EventPattern]) -> EventPattern {
    EventPattern(.ordered(patterns), patterns.map(\.description).joined(separator: " before "))
  }

  /// The pattern so many times in a row.
  public static func repeated(_ pattern: EventPattern, _ count: Int) -> EventPattern {
    EventPattern(.repeated(pattern, count...count), "\(count) × \(pattern)")
  }

  /// The pattern as many times in a row as the range allows.
  public static func repeated(_ pattern: EventPattern, _ counts: ClosedRange<Int>) -> EventPattern {
    EventPattern(.repeated(pattern, counts), "\(counts.lowerBound) to \(counts.upperBound) × \(pattern)")
  }

  /// The pattern so many times in a row or more often.
  public static func repeated(_ pattern: EventPattern, _ counts: PartialRangeFrom<Int>) -> EventPattern {
    EventPattern(.repeated(pattern, counts.lowerBound...Int.max), "\(counts.lowerBound) or more × \(pattern)")
  }
}
