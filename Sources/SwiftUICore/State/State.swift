import Foundation

/// A source of truth that a view owns; it lives as long as the view's place in the tree.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initialValue: Value
  private var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initialValue = value }

  public init(initialValue value: Value) { initialValue = value }

  /// The initial value, and no effect when written, until the view stands in a tree: as on Apple's systems.
  public var wrappedValue: Value {
    get { box.map { $0.get() } ?? initialValue }
    nonmutating set {
      guard let box else { return UninstalledUse.reportOnce(of: Self.self) }
      box.set(newValue, .current)
    }
  }

  public var projectedValue: Binding<Value> {
    guard let box else {
      UninstalledUse.reportOnce(of: Self.self)
      return .constant(initialValue)
    }
    return Binding(location: box)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstalledProperty {
  package mutating func install(in slots: inout PropertySlots) {
    let (graph, owner, name) = (slots.graph, slots.owner, slots.propertyName)
    box = slots.next { StateBox(initialValue, graph: graph, owner: owner, name: name) }
  }
}

// The initial value of a state that lives is ignored, so a view that differs in nothing else is unchanged.
extension State: SelfComparing {
  func isUnchanged(from old: State<Value>) -> Bool { true }
}
