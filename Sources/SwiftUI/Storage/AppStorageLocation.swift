import Foundation
@_spi(Runtime) import SwiftUICore

/// One key of one store, as one property of one element reads and writes it.
final class AppStorageLocation<Value>: Location<Value>, DependencySource, @unchecked Sendable {
  nonisolated(unsafe) var readers = ReaderSet()

  private let initialValue: Value
  private let coding: StorageCoding<Value>
  private let lock = NSRecursiveLock()
  private var key: String
  private var store: UserDefaults
  private var observation: StorageObservation?
  /// What the readers were told last.
  private var known: Value?

  init(key: String, initialValue: Value, coding: StorageCoding<Value>, store: UserDefaults) {
    self.key = key
    self.initialValue = initialValue
    self.coding = coding
    self.store = store
  }

  var sourceDescription: String { "@AppStorage(\"\(key)\")" }

  override func get() -> Value {
    noteRead()
    return stored
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    let (key, store) = lock.withLock { (self.key, self.store) }
    coding.write(value, store, key)
    transaction.around { StorageObservation.tell(of: key) }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? AppStorageLocation<Value> else { return false }
    return key == other.key && store === other.store
  }

  private var stored: Value {
    lock.withLock { coding.read(store, key) ?? initialValue }
  }

  /// Follows a key from now on: another one than before where the view or its surroundings changed.
  func observe(_ key: String, in store: UserDefaults, for graph: ViewGraph) {
    lock.withLock {
      if observation != nil, self.key == key, self.store === store { return }
      self.key = key
      self.store = store
      known = stored
      observation = StorageObservation(of: key) { [weak self, weak graph] in
        if let graph { self?.valueMayHaveChanged(in: graph) }
      }
    }
  }

  /// Two stores can stand for the same defaults, so the value decides whether anything has changed.
  private func valueMayHaveChanged(in graph: ViewGraph) {
    let isChanged = lock.withLock {
      let new = stored
      defer { known = new }
      return known.map { !ValueComparison.areEqual($0, new) } ?? true
    }
    if isChanged { markReadersDirty(in: graph) }
  }
}
