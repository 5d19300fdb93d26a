import TopdownScenarios

extension ExecutionLog {
  /// Whether the log holds what `expected` says and nothing else.
  public static func == (log: ExecutionLog, expected: LogPattern) -> Bool {
    log.lastComplaint = log.difference(from: expected)
    return log.lastComplaint == nil
  }

  public static func != (log: ExecutionLog, expected: LogPattern) -> Bool {
    log.lastComplaint = nil
    return log.difference(from: expected) != nil
  }

  /// Whether the log begins with what `expected` says.
  public func starts(with expected: LogPattern) -> Bool {
    lastComplaint = difference(from: expected, allowsMore: true)
    return lastComplaint == nil
  }

  /// Expected and actual side by side with the first difference marked; `nil` when there is none. For XCTest:
  /// `XCTAssertNil(log.difference(from: ["load"]))`.
  public func difference(from expected: LogPattern) -> String? { difference(from: expected, allowsMore: false) }

  private func difference(from expected: LogPattern, allowsMore: Bool) -> String? {
    if let unknownName { return unknownName.description }
    return LogDifference(of: events, from: expected, allowsMore: allowsMore)?.description
  }
}

extension ExecutionLog: Equatable {
  /// Whether two logs hold the same events, whenever they happened.
  public static func == (log: ExecutionLog, other: ExecutionLog) -> Bool {
    log.lastComplaint = log.difference(from: LogPattern(other.events.map(EventPattern.init)))
    return log.lastComplaint == nil
  }
}
