/// What a log should hold, in order.
public struct LogPattern: ExpressibleByArrayLiteral, Sendable {
  let events: [EventPattern]

  public init(_ events: [EventPattern]) { self.events = events }

  public init(arrayLiteral events: EventPattern...) { self.events = events }
}

extension LogPattern: CustomStringConvertible {
  public var description: String { String(describing: events) }
}
