import Synchronization

/// The storage of one `State` in one element. Writes come from any thread and wait in the graph's queue; what a body reads
/// is the committed value, what everything else reads is the newest.
final class StateBox<Value>: Location<Value>, DependencySource, @unchecked Sendable {
  nonisolated(unsafe) var readers = ReaderSet()

  private struct Values: ~Copyable {
    var committed: Value
    var newest: Value?
    var pendingWrites = 0
  }

  private let values: Mutex<Values>
  private weak var graph: ViewGraph?
  private let owner: Any.Type
  private let name: String

  init(_ value: Value, graph: ViewGraph, owner: Any.Type, name: String) {
    nonisolated(unsafe) let value = value
    values = Mutex(Values(committed: value))
    self.graph = graph
    self.owner = owner
    self.name = name
  }

  var sourceDescription: String { "@State \(name) of \(owner)" }

  override func get() -> Value {
    if let reader = Recorder.current {
      reader.record(self)
      return committed
    }
    return newest
  }

  private var committed: Value { values.withLock { values in unchecked(values.committed) }.value }
  private var newest: Value { values.withLock { values in unchecked(values.newest ?? values.committed) }.value }

  override func set(_ value: Value, _ transaction: Transaction) {
    let unchecked = Unchecked(value)
    values.withLock {
      $0.newest = unchecked.value
      $0.pendingWrites += 1
    }
    guard let graph else { return commit(unchecked) }
    graph.queue.enqueue(transaction) { self.commit(unchecked) }
  }

  private func commit(_ value: Unchecked<Value>) {
    let old = values.withLock { values in
      let old = unchecked(values.committed)
      values.committed = value.value
      values.pendingWrites -= 1
      if values.pendingWrites == 0 { values.newest = nil }
      return old
    }
    if !ValueComparison.areEqual(old.value, value.value) { readers.markDirty(by: self) }
  }
}

/// A value that crosses a lock's boundary; the lock is what makes that right.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

private func unchecked<Value>(_ value: Value) -> Unchecked<Value> { Unchecked(value) }
