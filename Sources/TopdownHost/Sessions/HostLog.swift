import Foundation
import TopdownDisplay
import TopdownScenarios

/// Where the boundaries of a shown scenario write; events may come from any thread.
final class HostLog: BoundaryLog, @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [BoundaryEvent] = []
  /// How many older events were let go.
  private var dropped = 0
  private var isToldSoon = false
  private var held: [(name: String, text: @Sendable () -> String)] = []
  private var offered: [HostValue] = []
  private let replacements: [String: String]
  /// As many events are kept; a few more for a while, since letting one go at a time would move all others each time.
  static let capacity = 5_000

  /// When the screen was made, by its own clock.
  @MainActor var start = ContinuousClock.now

  @MainActor init(values: [String: String] = [:]) { replacements = values }

  /// Called on the main thread after each event.
  @MainActor var onEvent: (() -> Void)?

  func record(_ event: BoundaryEvent) {
    let isFirst = lock.withLock {
      recorded.append(event)
      if recorded.count > Self.capacity + Self.capacity / 10 {
        dropped += recorded.count - Self.capacity
        recorded.removeFirst(recorded.count - Self.capacity)
      }
      defer { isToldSoon = true }
      return !isToldSoon
    }
    guard isFirst else { return }
    RealMainQueue.run {
      MainActor.assumeIsolated {
        self.lock.withLock { self.isToldSoon = false }
        self.onEvent?()
      }
    }
  }

  func hold(_ boundary: String, _ text: @escaping @Sendable () -> String) {
    lock.withLock {
      held.removeAll { $0.name == boundary }
      held.append((boundary, text))
    }
  }

  func replacement(for value: PlainValue) -> String? {
    let text = replacements[value.name]
    let kind = HostValue.Kind(rawValue: value.kind.rawValue) ?? .text
    lock.withLock {
      offered.removeAll { $0.name == value.name }
      offered.append(HostValue(name: value.name, kind: kind, text: text ?? value.text, options: value.options))
    }
    return text
  }

  /// Events of a log, for somebody who has those before them.
  struct News {
    /// Oldest first; where they are the whole log, one of the kind `dropped` stands before them for older ones that were let go.
    let events: [HostEvent]
    /// How many events came before these; nil where they are the whole log.
    let start: Int?
    /// How many events there were until now.
    let end: Int
  }

  /// The events after the first `count`, or the whole log where not all of them are kept.
  @MainActor func events(after count: Int = 0) -> News {
    let (recorded, dropped) = lock.withLock { (self.recorded, self.dropped) }
    let isNext = count > 0 && count >= dropped
    let events = recorded.dropFirst(isNext ? count - dropped : 0).map { event in
      HostEvent(
        line: "\(event)", kind: event.kind.rawValue, name: event.name, payload: event.payload?.text,
        seconds: max(0, (event.instant - start) / .seconds(1)))
    }
    let older = isNext || dropped == 0 ? [] : [HostEvent.dropped(dropped, until: events.first?.seconds ?? 0)]
    return News(events: older + events, start: isNext ? count : nil, end: dropped + recorded.count)
  }

  /// When the newest event happened, by the screen's own clock.
  @MainActor var lastSeconds: Double {
    lock.withLock { recorded.last?.instant }.map { max(0, ($0 - start) / .seconds(1)) } ?? 0
  }

  var values: [HostValue] { lock.withLock { offered } }

  /// The scenario's own sources of truth, in the order in which their boundaries were made.
  var sources: [HostTruth] {
    // Reading one may take other locks.
    let sources = lock.withLock { held }
    return sources.map { HostTruth(owner: "scenario", name: $0.name, value: $0.text()) }
  }
}
