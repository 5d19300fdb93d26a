/// A key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view's surroundings hand down.
public struct EnvironmentValues {
  /// What was written through this value, newest first.
  private(set) var written: [(key: ObjectIdentifier, value: Any)] = []
  private let scope: EnvironmentScope?

  public init() { scope = nil }

  @_spi(Runtime) public init(reading scope: EnvironmentScope) { self.scope = scope }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let entry = written.first(where: { $0.key == ObjectIdentifier(key) }) { return entry.value as! K.Value }
      return scope?.value(of: key) ?? K.defaultValue
    }
    set { written.insert((ObjectIdentifier(key), newValue), at: 0) }
  }
}

extension EnvironmentValues: @unchecked Sendable {}
