/// One write through a binding or one call of a closure, as it was when it happened.
public struct BoundaryEvent: Sendable {
  public enum Kind: String, Hashable, Sendable {
    case write
    case call
  }

  public let kind: Kind
  /// The name of the boundary.
  public let name: String
  /// What was written or handed over; `nil` for a call without arguments.
  public let payload: Payload?
  /// When it happened; virtual inside a simulation.
  public let instant: ContinuousClock.Instant

  public init(_ kind: Kind, _ name: String, _ payload: Payload?, at instant: ContinuousClock.Instant = .now) {
    self.kind = kind
    self.name = name
    self.payload = payload
    self.instant = instant
  }
}

extension BoundaryEvent: CustomStringConvertible {
  /// The event as a line of the log: `isLoading true`, `delete Dune`, `load`.
  public var description: String { payload.map { "\(name) \($0)" } ?? name }
}
