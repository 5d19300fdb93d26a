/// Decides which of several ready jobs runs next: the one place where a simulation's order is chosen.
protocol JobOrder: Sendable {
  /// Answers an index of `ready`, which is in the order of arrival and never empty.
  mutating func next(among ready: ReadyJobs) -> Int
}

/// First in, first out, whatever the jobs' priorities.
struct ArrivalOrder: JobOrder {
  func next(among ready: ReadyJobs) -> Int { 0 }
}
