import TopdownScenarios

extension EventPattern {
  /// A write of anything.
  public static func write(_ name: String) -> EventPattern { any(.write, name) }

  /// A write of a value; a string is compared with the payload's text, any other type with the value itself.
  public static func write<Value: Equatable>(_ name: String, _ value: Value) -> EventPattern {
    equal(.write, name, value)
  }

  /// A write of a value that fulfils a condition.
  public static func write<Value>(_ name: String, where condition: @escaping @Sendable (Value) -> Bool) -> EventPattern {
    EventPattern(".write(\"\(name)\", where: …)") { event in
      event.isOne(.write, name) && event.payload?.value().map(condition) ?? false
    }
  }

  /// A call with any arguments.
  public static func call(_ name: String) -> EventPattern { any(.call, name) }

  /// A call with these arguments; a string is compared with the argument's text, any other type with the argument itself.
  public static func call<First: Equatable, each Other: Equatable>(
    _ name: String, _ first: First, _ others: repeat each Other
  ) -> EventPattern {
    equal(.call, name, first, repeat each others)
  }

  /// A call with an argument that fulfils a condition.
  public static func call<Value>(_ name: String, where condition: @escaping @Sendable (Value) -> Bool) -> EventPattern {
    EventPattern(".call(\"\(name)\", where: …)") { event in
      event.isOne(.call, name) && event.payload?.value().map(condition) ?? false
    }
  }

  /// A mark of that name, made by `log.mark(_:)`.
  public static func mark(_ name: String) -> EventPattern { any(.mark, name) }

  private static func any(_ kind: BoundaryEvent.Kind, _ name: String) -> EventPattern {
    EventPattern(".\(kind)(\"\(name)\")") { $0.isOne(kind, name) }
  }

  private static func equal<each Value: Equatable>(
    _ kind: BoundaryEvent.Kind, _ name: String, _ values: repeat each Value
  ) -> EventPattern {
    var shown = ""
    var checks: [(BoundaryEvent.Payload, Int) -> Bool] = []
    for value in repeat each values {
      shown += ", " + String(reflecting: value)
      checks.append { $0.equals(value, at: $1) }
    }
    // A pattern only compares the values that it was made with.
    nonisolated(unsafe) let fixed = checks
    return EventPattern(".\(kind)(\"\(name)\"\(shown))") { event in
      guard event.isOne(kind, name), let payload = event.payload, payload.texts.count == fixed.count else { return false }
      return fixed.indices.allSatisfy { fixed[$0](payload, $0) }
    }
  }
}

extension BoundaryEvent {
  fileprivate func isOne(_ kind: Kind, _ name: String) -> Bool { self.kind == kind && self.name == name }
}

extension BoundaryEvent.Payload {
  fileprivate func equals<Value: Equatable>(_ value: Value, at position: Int) -> Bool {
    if let text = value as? String { return texts[position] == text }
    return self.value(at: position) == value
  }
}
