import TopdownScenarios

extension ExecutionLog {
  /// Whether the log holds what `expected` says in that order, whatever else stands between.
  ///
  ///     #expect(log.contains([.unordered(.ordered("load", .write("books")), "appear")]))
  public func contains(_ expected: LogPattern) -> Bool { isFine(absence(of: expected)) }

  /// Whether no event is as the pattern says.
  public func never(_ pattern: EventPattern) -> Bool { isFine(occurrence(of: pattern)) }

  /// Whether no event after the first that matches `start` is as the pattern says; not so when there is no such start.
  ///
  ///     log.mark("cancelled")
  ///     …
  ///     #expect(log.never(.write("books"), after: .mark("cancelled")))
  public func never(_ pattern: EventPattern = .anything, after start: EventPattern) -> Bool {
    isFine(occurrence(of: pattern, after: start))
  }

  /// How many events are as the pattern says.
  public func count(matching pattern: EventPattern) -> Int { events.count(where: pattern.matches) }

  private func isFine(_ complaint: String?) -> Bool {
    lastComplaint = unknownName?.description ?? complaint
    return lastComplaint == nil
  }

  private func absence(of expected: LogPattern) -> String? {
    let events = events
    var match = LogMatch(events, allowsGaps: true)
    var start = 0
    for pattern in expected.events {
      guard let end = match.ends(of: pattern, from: start).min() else {
        let place = start == 0 ? "" : " after event \(start)"
        return "the log doesn't hold \(pattern)\(place):" + MarkedLines(events, marked: start == 0 ? [] : [start - 1]).text
      }
      start = end
    }
    return nil
  }

  private func occurrence(of pattern: EventPattern) -> String? {
    let events = events
    guard let met = events.firstIndex(where: pattern.matches) else { return nil }
    return "\(pattern) should never come, but event \(met + 1) is one:" + MarkedLines(events, marked: [met]).text
  }

  private func occurrence(of pattern: EventPattern, after start: EventPattern) -> String? {
    let events = events
    guard let first = events.firstIndex(where: start.matches) else {
      return "no event is \(start), so nothing can be said of what came after it:" + MarkedLines(events, marked: []).text
    }
    guard let met = events[(first + 1)...].firstIndex(where: pattern.matches) else { return nil }
    return "\(pattern) should never come after \(start), event \(first + 1), but event \(met + 1) is one:"
      + MarkedLines(events, marked: [first, met]).text
  }
}
