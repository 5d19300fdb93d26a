@testable import TopdownHost

/// Real time that a test moves by hand.
@MainActor final class HandClock: WallClock {
  /// What it shows inside of a simulation; nil outside.
  var virtual: ContinuousClock.Instant?
  private var real = ContinuousClock.now
  private var calls: [(due: ContinuousClock.Instant, body: @MainActor () -> Void)] = []

  var now: ContinuousClock.Instant { virtual ?? real }

  func call(after delay: Duration, _ body: @escaping @MainActor () -> Void) {
    calls.append((real + delay, body))
  }

  /// Makes the calls that become due, each at its time.
  func advance(by duration: Duration) {
    let end = real + duration
    while let next = calls.indices.filter({ calls[$0].due <= end }).min(by: { calls[$0].due < calls[$1].due }) {
      let call = calls.remove(at: next)
      real = max(real, call.due)
      call.body()
    }
    real = max(real, end)
  }

  /// Lets time pass in which nothing is called, as a main queue that is busy does.
  func block(for duration: Duration) { real += duration }
}
