extension HostEvent {
  /// Stands at the beginning of a log for `count` events that were let go; the payload is their number.
  package static func dropped(_ count: Int, until seconds: Double) -> HostEvent {
    HostEvent(line: "\(count) older events", kind: droppedKind, name: droppedKind, payload: "\(count)", seconds: seconds)
  }

  fileprivate static let droppedKind = "dropped"
}

extension [HostEvent] {
  /// How many events there were before those that are still kept.
  package var droppedCount: Int {
    guard let first, first.kind == HostEvent.droppedKind else { return 0 }
    return first.payload.flatMap { Int($0) } ?? 0
  }

  /// The events without the one that stands for those let go.
  package var kept: ArraySlice<HostEvent> { first?.kind == HostEvent.droppedKind ? dropFirst() : self[...] }
}
