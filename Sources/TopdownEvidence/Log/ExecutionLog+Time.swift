import TopdownScenarios

extension ExecutionLog {
  /// The events with when and in which task each happened, as a table when printed.
  public var timeline: Timeline {
    let tasks = taskNames
    return Timeline(
      rows: events.map { Timeline.Row(time: time(of: $0), task: $0.task.flatMap { tasks[$0] }, line: $0.description) })
  }

  /// The time from the beginning of the log to an event; exact inside a simulation.
  public func time(of event: BoundaryEvent) -> Duration { event.instant - began }

  /// The time of each event that matches, since the log began; exact inside a simulation.
  public func times(of pattern: EventPattern) -> [Duration] { events.filter(pattern.matches).map(time(of:)) }

  /// The time from the first event that matches `start` to the next that matches `end`; exact inside a simulation.
  /// - Throws: `MissingEvent` when there is no such pair.
  public func duration(from start: EventPattern, to end: EventPattern) throws -> Duration {
    let events = events
    guard let first = events.firstIndex(where: start.matches) else { throw MissingEvent(start, in: self) }
    guard let last = events[(first + 1)...].first(where: end.matches) else { throw MissingEvent(end, after: start, in: self) }
    return last.instant - events[first].instant
  }
}
