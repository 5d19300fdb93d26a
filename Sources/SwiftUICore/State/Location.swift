/// Where a binding reads and writes.
@_spi(Runtime) open class Location<Value>: @unchecked Sendable {
  public init() {}

  open func get() -> Value { fatalError("a location must override get") }
  open func set(_ value: Value, _ transaction: Transaction) { fatalError("a location must override set") }

  /// Whether both read and write the same place; a binding that is handed down twice is unchanged then.
  open func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A pair of closures.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  override func get() -> Value { read() }
  override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }
}

/// A value that ignores writes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func set(_ value: Value, _ transaction: Transaction) {}

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}

/// A part of what another location holds.
final class KeyPathLocation<Whole, Part>: Location<Part>, @unchecked Sendable {
  private let whole: Location<Whole>
  private let keyPath: WritableKeyPath<Whole, Part>

  init(_ whole: Location<Whole>, _ keyPath: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override func get() -> Part { whole.get()[keyPath: keyPath] }

  override func set(_ value: Part, _ transaction: Transaction) {
    var changed = whole.get()
    changed[keyPath: keyPath] = value
    whole.set(changed, transaction)
  }

  override func isSame(as other: Location<Part>) -> Bool {
    guard let other = other as? KeyPathLocation<Whole, Part> else { return false }
    return keyPath == other.keyPath && whole.isSame(as: other.whole)
  }
}
