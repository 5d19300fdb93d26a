/// Decides which of several ready jobs runs next: the one place where a simulation's order is chosen.
protocol JobOrder: Sendable {
  /// Answers an index of `ready`, which is in the order of arrival and never empty.
  mutating func next(among ready: ReadyJobs) -> JobChoice
}

/// The job that runs next.
struct JobChoice: Sendable {
  /// Among the ready jobs.
  let index: Int
  /// Which of the order's choices this was; nil where there was none.
  var number: Int?
}

/// First in, first out, whatever the jobs' priorities.
struct ArrivalOrder: JobOrder {
  func next(among ready: ReadyJobs) -> JobChoice { JobChoice(index: 0) }
}
