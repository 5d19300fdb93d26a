import Foundation

/// Tells how much time has passed, thirty times a second.
@MainActor final class Ticker {
  let speed: Double
  private let timer: any DispatchSourceTimer
  private var last = ContinuousClock.now

  /// The longest time that one tick makes up for: a machine that slept does not run through its night.
  private static let longest = Duration.seconds(1)

  init(speed: Double, onTick: @escaping @MainActor (Duration) -> Void) {
    self.speed = speed
    timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1.0 / 30, repeating: 1.0 / 30)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        let now = ContinuousClock.now
        let passed = min(now - self.last, Self.longest)
        self.last = now
        onTick(passed * speed)
      }
    }
    timer.resume()
  }

  func stop() { timer.cancel() }
}
