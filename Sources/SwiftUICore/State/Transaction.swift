import CTopdownRuntime

/// The context of a change of state.
public struct Transaction: @unchecked Sendable {
  private var storage: Storage?

  /// What a transaction carries; its identity keeps the writes of one `withTransaction` apart from those of the next.
  final class Storage {
    var disablesAnimations = false
    var values: [ObjectIdentifier: Any] = [:]
    /// Whether a change was made in it that a graph will show.
    var isUsed = false

    func copy() -> Storage {
      let copy = Storage()
      copy.disablesAnimations = disablesAnimations
      copy.values = values
      return copy
    }
  }

  public init() {}

  /// Whether views should not animate the change.
  public var disablesAnimations: Bool {
    get { storage?.disablesAnimations ?? false }
    set { write { $0.disablesAnimations = newValue } }
  }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { storage?.values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { write { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  private mutating func write(_ change: (Storage) -> Void) {
    let changed = storage?.copy() ?? Storage()
    change(changed)
    storage = changed
  }
}

/// A key of a custom value that a transaction carries.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The transaction that this thread writes in.
  static var current: Transaction {
    var transaction = Transaction()
    if let pointer = topdown_current_transaction() {
      transaction.storage = Unmanaged<Storage>.fromOpaque(pointer).takeUnretainedValue()
    }
    return transaction
  }

  /// Two writes belong to one update when they were made in the same transaction.
  func isSame(as other: Transaction) -> Bool { storage === other.storage }

  /// Itself where it carries anything, else the one around it.
  func merged(over surrounding: Transaction) -> Transaction { storage == nil ? surrounding : self }

  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = topdown_current_transaction()
    topdown_set_current_transaction(storage.map { Unmanaged.passUnretained($0).toOpaque() })
    defer { topdown_set_current_transaction(outer) }
    return try body()
  }

  var isUsed: Bool { storage?.isUsed ?? false }
  func noteUse() { storage?.isUsed = true }
  var isEmpty: Bool { storage == nil }

  /// Equal content in a storage of its own.
  func separated() -> Transaction {
    var copy = self
    copy.storage = storage?.copy() ?? Storage()
    return copy
  }
}

/// Makes the changes of `body` in one transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try transaction.separated().perform(body)
}

/// Makes the changes of `body` in the current transaction with one value changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
