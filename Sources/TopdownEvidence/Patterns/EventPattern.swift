import TopdownScenarios

/// What one event, or a group of events, should be. A string literal is the event's line, word for word.
public struct EventPattern: Sendable {
  enum Form: Sendable {
    case event(@Sendable (BoundaryEvent) -> Bool)
    case anyOf([EventPattern])
    case ordered([EventPattern])
    case unordered([EventPattern])
    indirect case repeated(EventPattern, ClosedRange<Int>)
  }

  let form: Form
  /// As failures show it.
  public let description: String
  /// The line that the pattern is, word for word; `nil` where more than the text decides.
  let line: String?

  init(line: String) {
    self.init(.event { $0.description == line }, line, line: line)
  }

  init(_ description: String, matches: @escaping @Sendable (BoundaryEvent) -> Bool) {
    self.init(.event(matches), description)
  }

  /// Whatever equals `event` in kind, name and payload.
  init(_ event: BoundaryEvent) {
    let (kind, line) = (event.kind, event.description)
    self.init(line) { $0.kind == kind && $0.description == line }
  }

  init(_ form: Form, _ description: String, line: String? = nil) {
    self.form = form
    self.description = description
    self.line = line
  }
}

extension EventPattern: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral line: String) { self.init(line: line) }
}

extension EventPattern: CustomStringConvertible {}
