extension Binding {
  /// A binding to an optional that reads and writes `base`; writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(location: WrappingLocation(base.location))
    transaction = base.transaction
  }

  /// A binding to the value inside `base`; nil when there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappingLocation(base.location, last: value))
    transaction = base.transaction
  }

  public init<Hash: Hashable>(_ base: Binding<Hash>) where Value == AnyHashable {
    self.init(location: ErasingLocation(base.location))
    transaction = base.transaction
  }
}

private final class WrappingLocation<Wrapped>: Location<Wrapped?>, @unchecked Sendable {
  private let base: Location<Wrapped>

  init(_ base: Location<Wrapped>) { self.base = base }

  override func get() -> Wrapped? { base.get() }
  override func set(_ value: Wrapped?, _ transaction: Transaction) {
    if let value { base.set(value, transaction) }
  }
  override func isSame(as other: Location<Wrapped?>) -> Bool {
    (other as? WrappingLocation).map { base.isSame(as: $0.base) } ?? false
  }
}

private final class UnwrappingLocation<Wrapped>: Location<Wrapped>, @unchecked Sendable {
  private let base: Location<Wrapped?>
  /// What to answer when the value has gone since: a view that still holds the binding may read it once more.
  private let last: Wrapped

  init(_ base: Location<Wrapped?>, last: Wrapped) {
    self.base = base
    self.last = last
  }

  override func get() -> Wrapped { base.get() ?? last }
  override func set(_ value: Wrapped, _ transaction: Transaction) { base.set(value, transaction) }
  override func isSame(as other: Location<Wrapped>) -> Bool {
    (other as? UnwrappingLocation).map { base.isSame(as: $0.base) } ?? false
  }
}

private final class ErasingLocation<Hash: Hashable>: Location<AnyHashable>, @unchecked Sendable {
  private let base: Location<Hash>

  init(_ base: Location<Hash>) { self.base = base }

  override func get() -> AnyHashable { AnyHashable(base.get()) }
  override func set(_ value: AnyHashable, _ transaction: Transaction) {
    guard let value = value.base as? Hash else { return }
    base.set(value, transaction)
  }
  override func isSame(as other: Location<AnyHashable>) -> Bool {
    (other as? ErasingLocation).map { base.isSame(as: $0.base) } ?? false
  }
}
