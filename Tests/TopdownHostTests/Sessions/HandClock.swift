@testable import TopdownHost

/// Real time that a test moves by hand.
@MainActor final class HandClock: WallClock {
  private(set) var now = ContinuousClock.now
  private var calls: [(due: ContinuousClock.Instant, body: @MainActor () -> Void)] = []

  func call(after delay: Duration, _ body: @escaping @MainActor () -> Void) {
    calls.append((now + delay, body))
  }

  /// Makes the calls that become due, each at its time.
  func advance(by duration: Duration) {
    let end = now + duration
    while let next = calls.indices.filter({ calls[$0].due <= end }).min(by: { calls[$0].due < calls[$1].due }) {
      let call = calls.remove(at: next)
      now = max(now, call.due)
      call.body()
    }
    now = max(now, end)
  }

  /// Lets time pass in which nothing is called, as a main queue that is busy does.
  func block(for duration: Duration) { now += duration }
}
