import Observation

/// A value that the surroundings of a view hand down.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let keyPath: AnyKeyPath?
  private var scope: EnvironmentScope?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    self.keyPath = keyPath
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = nil
    read = { values in
      guard let object = values[objectType] else {
        fatalError("no \(objectType) in the environment: hand one down with .environment(_:) on a view above")
      }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    keyPath = nil
    read = { $0[objectType] }
  }

  /// The default value until the view stands in a tree.
  public var wrappedValue: Value {
    guard let scope else {
      UninstalledUse.reportOnce(of: Self.self)
      return read(EnvironmentValues())
    }
    return read(EnvironmentValues(reading: scope))
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstalledProperty {
  package mutating func install(in slots: inout PropertySlots) { scope = slots.environment }
}

extension Environment: SelfComparing {
  func isUnchanged(from old: Environment<Value>) -> Bool { keyPath == old.keyPath }
}

extension EnvironmentValues {
  /// The object of a type that `.environment(_:)` hands down.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }
}

private enum ObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}
