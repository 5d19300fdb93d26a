import CTopdownHooks

/// The time of the simulation that the calling code runs in, to be moved from inside it.
///
///     @Test(.simulated) func theSpinnerStaysForASecond() async throws {
///       model.load()
///       try await SimulatedClock.current.advance(by: .seconds(1))
///       #expect(!model.isLoading)
///     }
///
/// Each call lets its task wait until all others are at rest. A test that only awaits needs none of them: when nothing is ready and
/// nobody waits here, time moves on to the end of the next sleep by itself.
public struct SimulatedClock: Sendable {
  private let agenda: Agenda

  /// Stops the process when no simulation is running the calling code; ``isAvailable`` tells.
  public static var current: SimulatedClock {
    guard let agenda = World.current else {
      fatalError(
        "SimulatedClock.current was asked for by code that no simulation runs. Put it into a test with the `.simulated` trait.")
    }
    return SimulatedClock(agenda: agenda)
  }

  public static var isAvailable: Bool { World.current != nil }

  /// Virtual time since the simulation began.
  public var now: Duration { .nanoseconds(Int64(agenda.now)) }

  /// Waits until nothing is ready, without moving time.
  public func settle() async { await wait(until: agenda.now) }

  /// Moves time on, running each job at its virtual instant.
  public func advance(by duration: Duration) async throws(SimulationError) {
    try await advance("advance(by:)", to: now + duration)
  }

  /// Moves time on to an instant counted as ``now`` is, running each job at its virtual instant.
  public func advance(to instant: Duration) async throws(SimulationError) { try await advance("advance(to:)", to: instant) }

  /// Waits until nothing is ready and nothing sleeps; what waits for an answer from outside stays pending.
  public func runUntilIdle() async { await wait(until: .max) }

  private func advance(_ call: String, to instant: Duration) async throws(SimulationError) {
    guard instant >= now else { throw .backInTime(call: call, from: now, to: instant) }
    await wait(until: Instant(clamping: instant.wholeNanoseconds))
  }

  private func wait(until instant: Instant) async {
    // Unsafe, since a simulation that is let go drops it, and that is no misuse.
    await withUnsafeContinuation { continuation in agenda.wait(until: instant) { continuation.resume() } }
  }
}
