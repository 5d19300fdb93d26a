import TopdownScenarios

extension ExecutionLog {
  /// The events as text, one line each.
  public var lines: [String] { events.map(\.description) }

  /// The events of one boundary so far, as a log of their own.
  public subscript(name: String) -> ExecutionLog {
    let names = knownNames
    return ExecutionLog(
      began: began, events: events.filter { $0.name == name }, boundaries: names, taskNames: taskNames,
      unknownName: names.contains(name) ? nil : UnknownName(name, known: names))
  }

  /// How often a boundary was written to or called.
  public func count(of name: String) -> Int { events.count { $0.name == name } }

  /// Whether nothing happened at all.
  public var isSilent: Bool { events.isEmpty }

  /// Whether nothing happened at a boundary; not so when there is no boundary of that name, since then silence says nothing.
  public func isSilent(_ name: String) -> Bool {
    let heard = self[name]
    lastComplaint = heard.unknownName?.description ?? (heard.isSilent ? nil : "\(name) was not silent: \(heard.lines)")
    return lastComplaint == nil
  }
}
