import Observation

/// A value that the focused view, or one around it, offers; nil where none does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var values: FocusedValues?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable { read = { $0[object: objectType] } }

  public var wrappedValue: Value? { values.flatMap(read) }
}

/// A binding that the focused view, or one around it, offers, as the value that it stands for.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var values: FocusedValues?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? { values?[keyPath: keyPath] }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      location: FunctionLocation(
        read: { binding?.wrappedValue },
        write: { value, transaction in
          if let value { binding?.transaction(transaction).wrappedValue = value }
        }))
  }
}

extension FocusedValue: @unchecked Sendable where Value: Sendable {}
extension FocusedBinding: @unchecked Sendable where Value: Sendable {}

extension FocusedValue: InstalledProperty {
  package mutating func install(in slots: inout PropertySlots) {
    let graph = slots.graph
    values = MainActor.assumeIsolated { graph.focusedValues.values }
  }
}

extension FocusedBinding: InstalledProperty {
  package mutating func install(in slots: inout PropertySlots) {
    let graph = slots.graph
    values = MainActor.assumeIsolated { graph.focusedValues.values }
  }
}
