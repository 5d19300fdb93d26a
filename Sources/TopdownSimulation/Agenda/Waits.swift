/// Calls of a ``SimulatedClock`` by code inside, which end when all else is at rest.
struct Waits: Sendable {
  struct Wait: Sendable {
    /// `.max` for one that lasts until nothing sleeps.
    let instant: Instant
    let end: @Sendable () -> Void
  }

  private var waits: [Wait] = []

  var isEmpty: Bool { waits.isEmpty }
  /// The instant of the wait that ends next.
  var next: Instant? { waits.first?.instant }

  /// Those of one instant end in the order in which they came.
  mutating func insert(_ wait: Wait) {
    waits.insert(wait, at: waits.firstIndex { $0.instant > wait.instant } ?? waits.endIndex)
  }

  mutating func removeFirst() -> Wait { waits.removeFirst() }
}
