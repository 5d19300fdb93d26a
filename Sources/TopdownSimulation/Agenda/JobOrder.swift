/// Decides which of several ready jobs runs next: the one place where a simulation's order is chosen.
protocol JobOrder: Sendable {
  /// Whether a task's cancellation is one of the choices now.
  var triesCancellations: Bool { get }

  /// Answers an index of `ready`, which is in the order of arrival and empty only at rest, when 0 lets time move on. The indices after
  /// these stand for cancellations, of which there are `cancellations`.
  mutating func next(among ready: ReadyJobs, cancellations: Int) -> JobChoice
}

extension JobOrder {
  var triesCancellations: Bool { false }
}

/// What happens next.
struct JobChoice: Sendable {
  let index: Int
  /// Which of the order's choices this was; nil where there was none.
  var number: Int?
}

/// First in, first out, whatever the jobs' priorities.
struct ArrivalOrder: JobOrder {
  func next(among ready: ReadyJobs, cancellations: Int) -> JobChoice { JobChoice(index: 0) }
}
