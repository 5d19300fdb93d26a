/// A two-way connection to a source of truth that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction that this binding writes in.
  public var transaction = Transaction()
  let location: Location<Value>

  @_spi(Runtime) public init(location: Location<Value>) { self.location = location }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Bindings are called synchronously, from the isolation that made them, as on Apple's systems.
    let read = unsafeBitCast(get, to: (() -> Value).self)
    let write = unsafeBitCast(set, to: ((Value) -> Void).self)
    location = FunctionLocation(read: read) { value, _ in write(value) }
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    location = FunctionLocation(
      read: unsafeBitCast(get, to: (() -> Value).self), write: unsafeBitCast(set, to: ((Value, Transaction) -> Void).self))
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that keeps its value whatever is written.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction.merged(over: .current)) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(location: KeyPathLocation(location, keyPath))
    part.transaction = transaction
    return part
  }

  /// The same binding, writing in another transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty, SelfComparing {
  func isUnchanged(from old: Binding<Value>) -> Bool {
    location.isSame(as: old.location) && transaction.isSame(as: old.transaction)
  }
}
