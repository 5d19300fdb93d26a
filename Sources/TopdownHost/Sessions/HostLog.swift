import Foundation
import TopdownDisplay
import TopdownScenarios

/// Where the boundaries of a shown scenario write; events may come from any thread.
final class HostLog: BoundaryLog, @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [BoundaryEvent] = []
  private var held: [(name: String, text: @Sendable () -> String)] = []
  private var offered: [HostValue] = []
  private let replacements: [String: String]
  /// When the screen was made, by its own clock.
  @MainActor var start = ContinuousClock.now

  @MainActor init(values: [String: String] = [:]) { replacements = values }

  /// Called on the main thread after each event.
  @MainActor var onEvent: (() -> Void)?

  func record(_ event: BoundaryEvent) {
    lock.withLock { recorded.append(event) }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.onEvent?() } }
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

  @MainActor var events: [HostEvent] {
    lock.withLock { recorded }.map { event in
      HostEvent(
        line: "\(event)", kind: event.kind.rawValue, name: event.name, payload: event.payload?.text,
        seconds: max(0, (event.instant - start) / .seconds(1)))
    }
  }

  var values: [HostValue] { lock.withLock { offered } }

  /// The scenario's own sources of truth, in the order in which their boundaries were made.
  var sources: [HostTruth] {
    // Reading one may take other locks.
    let sources = lock.withLock { held }
    return sources.map { HostTruth(owner: "scenario", name: $0.name, value: $0.text()) }
  }
}
