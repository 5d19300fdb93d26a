/// Tells how much time has passed, thirty times a second, in whole milliseconds: what is left of one is told with the next tick.
@MainActor final class Ticker {
  let speed: Double
  private let clock: any WallClock
  private let onTick: @MainActor (Duration) -> Void
  private var last: ContinuousClock.Instant
  private var untold = Duration.zero
  private var isStopped = false

  /// The longest time that one tick makes up for: a machine that slept does not run through its night.
  private static let longest = Duration.seconds(1)
  private static let interval = Duration.seconds(1) / 30

  init(speed: Double, clock: any WallClock, onTick: @escaping @MainActor (Duration) -> Void) {
    self.speed = speed
    self.clock = clock
    self.onTick = onTick
    last = clock.now
    waitForNext()
  }

  func stop() { isStopped = true }

  private func waitForNext() {
    clock.call(after: Self.interval) { [weak self] in self?.tick() }
  }

  private func tick() {
    guard !isStopped else { return }
    let now = clock.now
    untold += min(now - last, Self.longest) * speed
    last = now
    let milliseconds = Int(untold / .milliseconds(1))
    if milliseconds > 0 {
      untold -= .milliseconds(milliseconds)
      onTick(.milliseconds(milliseconds))
    }
    waitForNext()
  }
}
