/// Makes one frame of several changes: of one turn of the main queue, and of as long as a frame takes.
@MainActor final class FrameSender {
  private let clock: any WallClock
  private let send: () -> Void
  private var isDue = false
  private var earliest: ContinuousClock.Instant

  /// As often as a screen is drawn.
  static let interval = Duration.seconds(1) / 30

  init(clock: any WallClock, _ send: @escaping () -> Void) {
    self.clock = clock
    self.send = send
    earliest = clock.now
  }

  func sendSoon() {
    guard !isDue else { return }
    isDue = true
    // Whoever calls may stand inside of a simulation, where it is another time.
    clock.call(after: .zero) { [weak self] in self?.sendInTime() }
  }

  private func sendInTime() {
    guard isDue else { return }
    let delay = earliest - clock.now
    guard delay > .zero else { return sendNow() }
    clock.call(after: delay) { [weak self] in self?.sendInTime() }
  }

  /// Sends nothing of what is due.
  func stop() { isDue = false }

  func sendNow() {
    isDue = false
    let start = clock.now
    send()
    // A frame that is dear to make, or slow to be taken, leaves most of the time to the screen itself.
    earliest = start + max(Self.interval, (clock.now - start) * 3)
  }
}
