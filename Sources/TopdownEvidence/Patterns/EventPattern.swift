import TopdownScenarios

/// What one event, or a group of events, should be. A string literal is the event's line, word for word.
public struct EventPattern {
  enum Form {
    case event((BoundaryEvent) -> Bool)
    case anyOf([EventPattern])
    case unordered([EventPattern])
  }

  let form: Form
  /// As failures show it.
  public let description: String

  init(_ description: String, matches: @escaping (BoundaryEvent) -> Bool) {
    form = .event(matches)
    self.description = description
  }

  /// Whatever equals `event` in kind, name and payload.
  init(_ event: BoundaryEvent) {
    self.init(event.description) { $0.kind == event.kind && $0.description == event.description }
  }

  private init(_ form: Form, _ description: String) {
    self.form = form
    self.description = description
  }
}

extension EventPattern: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral line: String) { self.init(line) { $0.description == line } }
}

extension EventPattern: CustomStringConvertible {}

extension EventPattern {
  /// Any event.
  public static var anything: EventPattern { EventPattern(".anything") { _ in true } }

  /// One of these.
  public static func any(of patterns: EventPattern...) -> EventPattern {
    EventPattern(.anyOf(patterns), patterns.map(\.description).joined(separator: " or "))
  }

  /// All of these in any order; what stands before and after the group still does.
  public static func unordered(_ patterns: EventPattern...) -> EventPattern { unordered(patterns) }

  /// All of these in any order.
  public static func unordered(_ patterns: [EventPattern]) -> EventPattern {
    EventPattern(.unordered(patterns), patterns.map(\.description).joined(separator: " and "))
  }
}
