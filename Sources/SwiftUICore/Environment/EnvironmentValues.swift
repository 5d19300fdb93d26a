/// A key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view's surroundings hand down.
public struct EnvironmentValues {
  /// What was written through this value, newest first.
  private(set) var written: [EnvironmentEntry] = []
  private let scope: EnvironmentScope?

  public init() { scope = nil }

  @_spi(Runtime) public init(reading scope: EnvironmentScope) { self.scope = scope }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let entry = written.first(where: { $0.isFor(key) }) { return entry.value as! K.Value }
      return scope?.value(of: key) ?? K.defaultValue
    }
    set { written.insert(EnvironmentEntry(key, newValue), at: 0) }
  }
}

extension EnvironmentValues: @unchecked Sendable {}

/// A value that was set for a key.
struct EnvironmentEntry {
  let key: any EnvironmentKey.Type
  let value: Any
  private let isSame: (Any) -> Bool

  init<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) {
    self.key = key
    self.value = value
    isSame = { ValueComparison.areEqual(value, $0 as! K.Value) }
  }

  func isFor(_ other: any EnvironmentKey.Type) -> Bool { key == other }

  /// Whether both, of one key, hold the same value.
  func isSame(as other: EnvironmentEntry) -> Bool { isSame(other.value) }
}
