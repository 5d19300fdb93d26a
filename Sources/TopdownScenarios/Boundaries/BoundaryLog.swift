/// What records the events of boundaries: a test's execution log, the gallery's, or none.
///
/// Its extensions make the boundaries that a core is constructed with. Every one records before it does anything else, so the
/// log holds what was asked for even where the answer fails or never comes. Reads are never recorded.
public protocol BoundaryLog: AnyObject, Sendable {
  /// Takes the next event; called from whatever thread the boundary is used on.
  func record(_ event: BoundaryEvent)

  /// Hears of a boundary when it is made, so that its silence can be told from a slip in its name.
  func announce(_ boundary: String)

  /// Hears how the value of a boundary reads that has storage of its own: a source of truth of the scenario.
  func hold(_ boundary: String, _ text: @escaping @Sendable () -> String)

  /// Is asked for what stands in place of a plain value of the scenario.
  /// - Returns: The text of another value; nil where it stays as it is.
  func replacement(for value: PlainValue) -> String?

  /// Fails the test that a call came from which nobody scripted.
  /// - Returns: Whether there is such a test; where there is none, the process ends.
  func refuse(_ call: UnscriptedCall) -> Bool
}

extension BoundaryLog {
  public func announce(_ boundary: String) {}

  public func hold(_ boundary: String, _ text: @escaping @Sendable () -> String) {}

  public func replacement(for value: PlainValue) -> String? { nil }

  public func refuse(_ call: UnscriptedCall) -> Bool { false }

  @discardableResult
  func recordCall<each Argument>(_ name: String, _ arguments: repeat each Argument) -> BoundaryEvent {
    let event = BoundaryEvent(.call, name, repeat each arguments)
    record(event)
    return event
  }
}
