/// An event that a question was about and that the log doesn't hold.
public struct MissingEvent: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ pattern: EventPattern, after start: EventPattern? = nil, in log: ExecutionLog) {
    let place = start.map { " after \($0)" } ?? ""
    description = log.unknownName?.description ?? "no event\(place) is \(pattern); the log is\n\(log.timeline)"
  }
}
