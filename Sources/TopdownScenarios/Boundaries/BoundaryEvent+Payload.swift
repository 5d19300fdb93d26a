extension BoundaryEvent {
  /// What went over a boundary: its text, frozen at that moment, and the values themselves for typed comparison.
  public struct Payload: Sendable {
    /// Each value as Documentation/LogFormat.md spells it.
    public let texts: [String]

    // Copies of values, read by whoever compares them. An instance of a class is left out: it would change after the event.
    private nonisolated(unsafe) let values: [Any?]

    /// The arguments of a call in order; `nil` when there are none.
    init?<each Argument>(of arguments: repeat each Argument) {
      var values: [Any] = []
      for argument in repeat each arguments {
        if !(argument is Void) { values.append(PayloadText.unwrapped(argument)) }
      }
      guard !values.isEmpty else { return nil }
      texts = values.map(PayloadText.text(of:))
      self.values = values.map { type(of: $0) is AnyClass ? nil : $0 }
    }

    /// The texts in one line.
    public var text: String { texts.joined(separator: ", ") }

    /// The value at a position as it was handed over.
    /// - Returns: `nil` for another type, and for an instance of a class, of which only the text is kept.
    public func value<Value>(at position: Int = 0, as type: Value.Type = Value.self) -> Value? {
      values.indices.contains(position) ? values[position] as? Value : nil
    }
  }
}

extension BoundaryEvent.Payload: CustomStringConvertible {
  public var description: String { text }
}
