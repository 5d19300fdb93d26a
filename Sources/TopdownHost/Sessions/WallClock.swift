import Foundation

/// Real time, as sessions see it; a test has one that it moves by hand.
@MainActor protocol WallClock {
  var now: ContinuousClock.Instant { get }
  /// Calls `body` once, when that time has passed.
  func call(after delay: Duration, _ body: @escaping @MainActor () -> Void)
}

/// The time of the main queue.
struct MainQueueClock: WallClock {
  var now: ContinuousClock.Instant { .now }

  func call(after delay: Duration, _ body: @escaping @MainActor () -> Void) {
    RealMainQueue.run(after: max(.zero, delay) / .seconds(1)) { MainActor.assumeIsolated(body) }
  }
}
