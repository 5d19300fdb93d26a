/// One write through a binding, call of a closure, or mark, as it was when it happened.
public struct BoundaryEvent: Sendable {
  public enum Kind: String, Hashable, Sendable {
    case write
    case call
    /// What the test or scenario itself noted, by `log.mark(_:)`.
    case mark
  }

  public let kind: Kind
  /// The name of the boundary.
  public let name: String
  /// What was written or handed over; `nil` for a call without arguments.
  public let payload: Payload?
  /// When it happened; virtual inside a simulation.
  public let instant: ContinuousClock.Instant
  /// The task it happened in; `nil` outside of tasks.
  public let task: TaskIdentity?

  /// An event with what was written or the arguments of the call, for boundaries that no `BoundaryLog` method makes.
  public init<each Value>(
    _ kind: Kind, _ name: String, _ values: repeat each Value, at instant: ContinuousClock.Instant = .now,
    in task: TaskIdentity? = .current
  ) {
    self.kind = kind
    self.name = name
    payload = Payload(of: repeat each values)
    self.instant = instant
    self.task = task
  }
}

extension BoundaryEvent: CustomStringConvertible {
  /// The event as a line of the log: `isLoading true`, `delete Dune`, `load`.
  public var description: String { payload.map { "\(name) \($0)" } ?? name }
}
