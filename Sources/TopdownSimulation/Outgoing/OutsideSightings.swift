import Foundation

/// What was seen of one watch, and how much of the work that it handed over is not done.
final class OutsideSightings: @unchecked Sendable {
  struct Sighting {
    let kind: OutsideCall.Kind
    let function: String
    let target: String
    let site: CreationSite?
  }

  private let condition = NSCondition()
  private var sightings: [Sighting] = []
  private var handed = 0
  /// Where work was handed to, but for queues that everybody shares.
  private var queues: Set<UnsafeRawPointer> = []

  func add(_ sighting: Sighting) {
    condition.withLock {
      sightings.append(sighting)
      condition.broadcast()
    }
  }

  func beginHanded(to queue: UnsafeRawPointer?) {
    condition.withLock {
      handed += 1
      if let queue { queues.insert(queue) }
    }
  }

  func hasHanded(to queue: UnsafeRawPointer) -> Bool { condition.withLock { queues.contains(queue) } }

  func endHanded() {
    condition.withLock {
      handed -= 1
      condition.broadcast()
    }
  }

  /// Waits in real time until what was handed over is done, or has come to the network, whose answer may take long.
  func wait(atMost limit: Duration) {
    let end = Date(timeIntervalSinceNow: limit / .seconds(1))
    condition.withLock {
      while handed > 0, !sightings.contains(where: { $0.kind == .network }), condition.wait(until: end) {}
    }
  }

  /// Each call once, in the order in which they came.
  var calls: [OutsideCall] {
    var known: Set<OutsideCall> = []
    return condition.withLock { sightings }
      .map { OutsideCall($0.kind, $0.function, $0.target, at: $0.site?.description) }
      .filter { known.insert($0).inserted }
  }
}
