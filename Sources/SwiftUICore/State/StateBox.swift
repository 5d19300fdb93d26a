import Foundation

/// The storage of one `State` in one element. Writes come from any thread and wait in the graph's queue; what a body reads
/// is the committed value, what everything else reads is the newest.
final class StateBox<Value>: Location<Value>, DependencySource, TruthOwner, @unchecked Sendable {
  nonisolated(unsafe) var readers = ReaderSet()

  private let lock = NSLock()
  private var committedValue: Value
  private var newestValue: Value?
  private var pendingWrites = 0

  private weak var graph: ViewGraph?
  private let owner: Any.Type
  private let name: String

  var propertyName: String? { name }

  init(_ value: Value, graph: ViewGraph, owner: Any.Type, name: String) {
    committedValue = value
    self.graph = graph
    self.owner = owner
    self.name = name
  }

  var sourceDescription: String { "@State \(name) of \(owner)" }

  override func get() -> Value {
    if let reader = Recorder.current {
      reader.record(self)
      return locked { committedValue }
    }
    return locked { newestValue ?? committedValue }
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    locked {
      newestValue = value
      pendingWrites += 1
    }
    // Without a graph there is nobody to tell, and this may be any thread.
    guard let graph else { return _ = commit(value) }
    // The value goes to the main thread and is not used here again.
    nonisolated(unsafe) let crossing = value
    graph.queue.enqueue(transaction) {
      let old = self.commit(crossing)
      if !ValueComparison.areEqual(old, crossing) { self.readers.markDirty(by: self) }
    }
  }

  var sourceOfTruth: SourceOfTruth? { SourceOfTruth(owner: owner, name: name, value: locked { newestValue ?? committedValue }) }

  /// The value that stood before.
  private func commit(_ value: Value) -> Value {
    locked {
      defer { committedValue = value }
      pendingWrites -= 1
      if pendingWrites == 0 { newestValue = nil }
      return committedValue
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
