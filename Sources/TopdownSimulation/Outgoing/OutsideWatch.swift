import CTopdownHooks
import Foundation

/// Notices what leads out of the process while a piece of code runs, by the functions of the C library that it calls.
///
/// Watched is the thread that runs it, and whatever that hands work to: queues, threads, and what these hand on in turn, so also a
/// `URLSession`. What other threads do at the same time is not seen.
@MainActor package enum OutsideWatch {
  /// How long work on other threads is waited for, in real time, that has shown nothing so far.
  private static let limit = Duration.seconds(10)

  /// The value of `body`, and the calls that it made. Stops the process with a ``HookFailure`` where they can't be seen.
  package static func watch<R>(_ body: () -> R) -> (R, calls: [OutsideCall]) {
    if case .failure(let failure) = verification { fatalError(failure.description) }
    return watchUnverified(body)
  }

  private static func watchUnverified<R>(_ body: () -> R) -> (R, calls: [OutsideCall]) {
    let sightings = OutsideSightings()
    let number = OutsideWatches.shared.begin(sightings)
    defer { OutsideWatches.shared.end(number) }
    let outer = hooks_swap_watch(number)
    let value = body()
    _ = hooks_swap_watch(outer)
    sightings.wait(atMost: limit)
    return (value, sightings.calls)
  }

  /// Tries out, once in a process, that a file which is opened by Foundation is noticed.
  static let verification: Result<Void, HookFailure> = Result { () throws(HookFailure) in
    OutsideWatches.install()
    let probe = "/topdown/probe"
    let (_, calls) = watchUnverified { FileManager.default.contents(atPath: probe) }
    guard calls.contains(where: { $0.target == probe }) else {
      throw HookFailure(
        .mechanismFails(name: "files that are opened are not noticed", detail: "expected \(probe), found \(calls)"))
    }
  }
}

/// The watches of the process, by their numbers. The functions of the C library are the process's, so these are, too.
final class OutsideWatches: Sendable {
  static let shared = OutsideWatches()

  private let watches = Guarded<(newest: UInt64, byNumber: [UInt64: OutsideSightings])>((0, [:]))

  static func install() {
    var watch = hooks_outside_watch(
      report: { @Sendable in OutsideWatches.shared.report($0, $1, String(cString: $2), String(cString: $3)) },
      hand_over: { @Sendable in OutsideWatches.shared.handOver(from: $0, to: $1) },
      owner: { @Sendable in OutsideWatches.shared.owner(of: $0) },
      end: { @Sendable in OutsideWatches.shared.endHanded($0) })
    hooks_watch_outside(&watch)
  }

  func begin(_ sightings: OutsideSightings) -> UInt64 {
    watches.withLock { watches in
      watches.newest += 1
      watches.byNumber[watches.newest] = sightings
      return watches.newest
    }
  }

  @discardableResult
  func end(_ number: UInt64) -> OutsideSightings? { watches.withLock { $0.byNumber.removeValue(forKey: number) } }

  private func report(_ number: UInt64, _ kind: hooks_outside, _ function: String, _ target: String) {
    let kind = OutsideCall.Kind(kind)
    guard let sightings = watches.withLock({ $0.byNumber[number] }), OutsideRule.counts(kind, target) else { return }
    // Foundation's own calls lie between a program's and the C library's.
    let site = CreationSite(depth: 30)
    sightings.add(OutsideSightings.Sighting(kind: kind, function: function, target: target, site: site))
  }

  private func handOver(from number: UInt64, to queue: UnsafeRawPointer?) -> UInt64 {
    guard let sightings = watches.withLock({ $0.byNumber[number] }) else { return 0 }
    sightings.beginHanded(to: queue)
    return begin(sightings)
  }

  private func owner(of queue: UnsafeRawPointer) -> UInt64 {
    watches.withLock { $0.byNumber.first { $0.value.hasHanded(to: queue) }?.key ?? 0 }
  }

  private func endHanded(_ number: UInt64) { end(number)?.endHanded() }
}
