import Foundation

/// Makes one frame of several changes: of one turn of the main queue, and of as long as a frame takes.
@MainActor final class FrameSender {
  private let send: () -> Void
  private var isDue = false
  private var earliest = ContinuousClock.now

  /// As often as a screen is drawn.
  static let interval = Duration.seconds(1) / 30

  init(_ send: @escaping () -> Void) { self.send = send }

  func sendSoon() {
    guard !isDue else { return }
    isDue = true
    let delay = max(.zero, earliest - .now) / .seconds(1)
    RealMainQueue.run(after: delay) { [weak self] in
      MainActor.assumeIsolated { if self?.isDue == true { self?.sendNow() } }
    }
  }

  func sendNow() {
    isDue = false
    let start = ContinuousClock.now
    send()
    // A frame that is dear to make, or slow to be taken, leaves most of the time to the screen itself.
    earliest = start + max(Self.interval, (.now - start) * 3)
  }
}
