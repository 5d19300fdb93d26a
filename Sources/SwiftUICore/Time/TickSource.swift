import Foundation

/// Wakes its readers at a date: what shows the time reads it, and is brought up to date when the time has come.
final class TickSource: DependencySource, @unchecked Sendable {
  var readers = ReaderSet()
  var sourceDescription: String { "the time" }

  private let queue: UpdateQueue
  private var next: Date?
  private var sleep: Task<Void, Never>?

  init(_ queue: UpdateQueue) { self.queue = queue }

  /// Makes the element that is being evaluated a reader, to be evaluated again at `date`.
  @MainActor func wake(at date: Date, after now: Date) {
    noteRead()
    if let next, next <= date, next > now { return }
    next = date
    sleep?.cancel()
    sleep = Task { [weak self, queue] in
      // A cancelled sleep has been replaced by another one.
      guard (try? await Task.sleep(for: .seconds(max(0, date.timeIntervalSince(now))))) != nil else { return }
      queue.enqueue(.current) { self?.tick() }
    }
  }

  @MainActor func stop() {
    sleep?.cancel()
    sleep = nil
    next = nil
  }

  @MainActor private func tick() {
    next = nil
    readers.markDirty(by: self)
  }
}
